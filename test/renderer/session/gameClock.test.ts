import { describe, expect, it } from 'vitest';
import { GameClock } from '../../../renderer/session/gameClock.ts';

function clockAt(start: number) {
  let now = start;
  return { clock: new GameClock(() => now), pass: (ms: number) => (now += ms) };
}

describe('the clock of a deal', () => {
  it('stands until the first move and runs from then on', () => {
    const { clock, pass } = clockAt(1000);
    clock.reset(0, ['notStarted']);
    pass(5000);
    expect(clock.elapsed()).toBe(0);
    expect(clock.paused.value).toBe(true);
    clock.hold('notStarted', false);
    pass(2500);
    expect(clock.elapsed()).toBe(2500);
    expect(clock.paused.value).toBe(false);
  });

  it('stands while any reason holds, and adds up what lies between', () => {
    const { clock, pass } = clockAt(0);
    clock.reset(10_000, []);
    pass(1000);
    clock.hold('hidden', true);
    clock.hold('idle', true);
    pass(60_000);
    clock.hold('hidden', false);
    pass(60_000);
    expect(clock.elapsed()).toBe(11_000);
    clock.hold('idle', false);
    pass(500);
    expect(clock.elapsed()).toBe(11_500);
  });

  it('keeps reasons that concern the window when another deal comes', () => {
    const { clock, pass } = clockAt(0);
    clock.reset(0, ['notStarted']);
    clock.hold('hidden', true);
    clock.reset(3000, []);
    pass(1000);
    expect(clock.elapsed()).toBe(3000);
    clock.hold('hidden', false);
    pass(1000);
    clock.tick();
    expect(clock.seconds.value).toBe(4);
  });
});
