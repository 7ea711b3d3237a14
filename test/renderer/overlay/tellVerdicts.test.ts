import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Standing } from '../../../renderer/assistant/watch.ts';
import { tellVerdicts } from '../../../renderer/overlay/assistant/tellVerdicts.ts';

function listening() {
  const standing = signal<Standing>({ state: 'notAsked' });
  const requests = signal(0);
  const table = signal({ won: false });
  const shown = signal(false);
  const said: string[] = [];
  tellVerdicts(
    {
      session: { viewing: signal(false), table },
      assistant: { watch: { requests, standing, isShown: () => shown.value } },
      words: signal({ translator: { text: (key: string, ..._values: readonly unknown[]) => key } }),
    },
    { say: (text) => said.push(text) },
  );
  return { standing, requests, table, shown, said };
}

describe('spoken verdicts', () => {
  it('answer each question, and then tell only what changes', () => {
    const { standing, requests, shown, said } = listening();
    standing.value = { state: 'winnable' };
    expect(said).toEqual([]);
    shown.value = true;
    requests.value++;
    expect(said).toEqual(['assistant.verdict.winnable']);
    standing.value = { state: 'notAsked' };
    standing.value = { state: 'winnable' };
    expect(said).toHaveLength(1);
    standing.value = { state: 'unknown' };
    requests.value++;
    expect(said).toEqual([
      'assistant.verdict.winnable',
      'assistant.verdict.unknown',
      'assistant.verdict.unknown',
    ]);
  });

  it('are silent once the game is won', () => {
    const { standing, requests, table, shown, said } = listening();
    shown.value = true;
    standing.value = { state: 'unknown' };
    requests.value++;
    table.value = { won: true };
    standing.value = { state: 'winnable' };
    expect(said).toEqual(['assistant.verdict.unknown']);
  });
});
