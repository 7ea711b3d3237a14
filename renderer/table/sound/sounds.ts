/** A breath of noise or a tone. Times in s, frequencies in Hz, strength 0–1. */
export interface Note {
  readonly source: 'noise' | 'tone';
  readonly frequency: number;
  readonly at: number;
  readonly length: number;
  readonly strength: number;
}

export type SoundName = 'lift' | 'place' | 'deal' | 'refuse' | 'win';

/** Most breaths of a deal: more would only be louder. */
const DEAL_BREATHS = 14;

const chord = [523.25, 659.25, 783.99, 1046.5] as const;

/** The sounds as data, short and quiet: paper is noise, what the game says is tones. */
export const sounds: Readonly<Record<SoundName, readonly Note[]>> = {
  lift: [{ source: 'noise', frequency: 2600, at: 0, length: 0.05, strength: 0.16 }],
  place: [
    { source: 'noise', frequency: 1500, at: 0, length: 0.045, strength: 0.34 },
    { source: 'noise', frequency: 320, at: 0.004, length: 0.06, strength: 0.5 },
  ],
  deal: Array.from({ length: DEAL_BREATHS }, (_, i) => ({
    source: 'noise' as const,
    frequency: 1700 + 260 * (i % 3),
    at: i * 0.07,
    length: 0.05,
    strength: 0.22,
  })),
  refuse: [
    { source: 'tone', frequency: 196, at: 0, length: 0.09, strength: 0.2 },
    { source: 'tone', frequency: 155.56, at: 0.09, length: 0.14, strength: 0.2 },
  ],
  win: chord.map((frequency, i) => ({
    source: 'tone' as const,
    frequency,
    at: i * 0.13,
    length: 0.7,
    strength: 0.22,
  })),
};
