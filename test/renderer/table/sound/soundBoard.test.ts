import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SoundBoard } from '../../../../renderer/table/sound/soundBoard.ts';
import { defaultSettings } from '../../../../shared/settings/settings.ts';

/** What the sounds did with the system's audio. */
const heard = { devices: 0, closed: 0, peaks: [] as number[] };

class FakeParameter {
  value = 0;
  setValueAtTime(): void {}
  linearRampToValueAtTime(value: number): void {
    heard.peaks.push(value);
  }
  exponentialRampToValueAtTime(): void {}
}

class FakeNode {
  readonly gain = new FakeParameter();
  readonly frequency = new FakeParameter();
  readonly Q = new FakeParameter();
  type = '';
  buffer: unknown = null;
  connect<T>(next: T): T {
    return next;
  }
  start(): void {}
  stop(): void {}
}

class FakeAudioContext {
  readonly currentTime = 0;
  readonly sampleRate = 1000;
  readonly destination = new FakeNode();
  readonly createGain = (): FakeNode => new FakeNode();
  readonly createOscillator = (): FakeNode => new FakeNode();
  readonly createBufferSource = (): FakeNode => new FakeNode();
  readonly createBiquadFilter = (): FakeNode => new FakeNode();

  constructor() {
    heard.devices++;
  }
  createBuffer(_channels: number, length: number): { getChannelData(): Float32Array } {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }
  async close(): Promise<void> {
    heard.closed++;
  }
}

/** The strongest note of a sound at this volume. */
function peakAt(volume: number): number {
  heard.peaks = [];
  const board = new SoundBoard();
  board.configure(true, volume);
  board.play('place');
  return Math.max(0, ...heard.peaks);
}

describe('the sounds of the table', () => {
  beforeEach(() => {
    Object.assign(heard, { devices: 0, closed: 0, peaks: [] });
    vi.stubGlobal('AudioContext', FakeAudioContext);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('are off at first, and open no audio device while they are', () => {
    const board = new SoundBoard();
    board.play('win');
    board.configure(defaultSettings.sound, defaultSettings.volume / 100);
    for (const name of ['lift', 'place', 'deal', 'refuse', 'win'] as const) board.play(name);
    expect(heard).toEqual({ devices: 0, closed: 0, peaks: [] });
  });

  test('are as loud as the volume says, and silent at none', () => {
    expect(peakAt(0)).toBe(0);
    expect(peakAt(0.5)).toBeGreaterThan(0);
    expect(peakAt(1)).toBeGreaterThan(peakAt(0.5));
    expect(peakAt(5)).toBe(peakAt(1));
  });

  test('use one device, and give it back when they are turned off', () => {
    const board = new SoundBoard();
    board.configure(true, 1);
    board.play('deal');
    board.play('win');
    board.configure(false, 1);
    board.play('lift');
    expect(heard).toMatchObject({ devices: 1, closed: 1 });
  });
});
