import { describe, expect, it } from 'vitest';
import { Assistant } from '../../../renderer/assistant/assistant.ts';
import { tellAssistant } from '../../../renderer/overlay/assistant/tellAssistant.ts';
import { firstWords } from '../../../renderer/session/chosenWords.ts';
import { GameLibrary } from '../../../renderer/session/gameLibrary.ts';
import { fortyBandits } from '../../../shared/games/fortyThieves.ts';
import { testSession } from '../../support/testSession.ts';

/** An assistant whose solver never answers, and what it says. */
function waiting() {
  const { session, settings } = testSession(fortyBandits.id, '1');
  session.dealStock();
  const nothing = (): void => undefined;
  const assistant = new Assistant({
    session,
    settings,
    library: new GameLibrary({ games: [], problems: [] }),
    startSolver: () => ({
      postMessage: nothing,
      onReply: nothing,
      onFailure: nothing,
      terminate: nothing,
    }),
    random: () => 0.5,
    now: () => new Date(2026, 10, 30),
    say: nothing,
    failed: (error) => {
      throw error;
    },
  });
  const said: string[] = [];
  const words = firstWords();
  tellAssistant({ session, assistant, words }, { say: (text) => said.push(text) });
  const ways = {
    hint: () => assistant.askHint(),
    goBack: () => void assistant.goBack(),
    playOut: () => assistant.startPlayOut(),
    deal: () => assistant.dealWinnable(),
  };
  const waitedFor = () => [
    ...(assistant.hints.state.value.state === 'thinking' ? ['hint'] : []),
    ...(assistant.goingBack.value ? ['goBack'] : []),
    ...(assistant.playOut.state.value.state === 'thinking' ? ['playOut'] : []),
    ...(assistant.deals.searching.value ? ['deal'] : []),
  ];
  return { ways, waitedFor, said };
}

const names = ['hint', 'goBack', 'playOut', 'deal'] as const;
const pairs = names.flatMap((first) => names.map((second) => [first, second] as const));

describe('what the player waits for', () => {
  it.each(pairs)('is one thing at a time, and said each time: %s, then %s', (first, second) => {
    const { ways, waitedFor, said } = waiting();
    ways[first]();
    expect(waitedFor()).toEqual([first]);
    expect(said).toHaveLength(1);
    ways[second]();
    expect(waitedFor()).toEqual([second]);
    expect(said).toHaveLength(2);
    if (first === second) expect(said[1]).toBe(said[0]);
    else expect(said[1]).not.toBe(said[0]);
  });
});
