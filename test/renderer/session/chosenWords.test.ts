import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { firstWords, followLanguage } from '../../../renderer/session/chosenWords.ts';
import { defaultSettings } from '../../../shared/settings/settings.ts';

async function wordsOf(
  settings: ReturnType<typeof store>,
  systemLanguages: readonly string[],
  failed: (error: unknown) => void,
) {
  const words = firstWords();
  await followLanguage(words, settings, systemLanguages, failed);
  return words;
}

function store(language: string) {
  const value = signal({ ...defaultSettings, language });
  return { value, change: vi.fn(), reset: vi.fn() };
}

describe('the language', () => {
  it('is the system’s: the first of its languages that there is', async () => {
    const words = await wordsOf(store('system'), ['xx', 'pl-PL', 'de'], vi.fn());
    expect(words.value.translator.tag).toBe('pl');
    expect(words.value.spoken.tag).toBe('pl');
  });

  it('is the player’s own choice before that', async () => {
    const words = await wordsOf(store('fr'), ['de'], vi.fn());
    expect(words.value.translator.text('dialog.close')).toBe('Fermer');
  });

  it('changes when the choice does, and the last choice wins', async () => {
    const settings = store('system');
    const failed = vi.fn();
    const words = await wordsOf(settings, ['en'], failed);
    settings.value.value = { ...settings.value.value, language: 'it' };
    settings.value.value = { ...settings.value.value, language: 'nl' };
    await vi.waitFor(() => expect(words.value.translator.tag).toBe('nl'));
    expect(words.value.spoken.card('K', 'hearts')).toBe('hartenheer');
    expect(failed).not.toHaveBeenCalled();
  });
});
