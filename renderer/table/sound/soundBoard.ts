import { type Note, type SoundName, sounds } from './sounds.ts';

const NOISE_SECONDS = 0.3;
const ATTACK = 0.004;

/** Makes the table's sounds. While they are off, no audio device is opened. */
export class SoundBoard {
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;
  #loudness = 0;

  /** @param volume 0–1 */
  configure(on: boolean, volume: number): void {
    this.#loudness = on ? Math.min(1, Math.max(0, volume)) : 0;
    if (!on) this.close();
  }

  play(name: SoundName): void {
    if (this.#loudness === 0) return;
    this.#context ??= new AudioContext({ latencyHint: 'interactive' });
    for (const note of sounds[name]) this.#playNote(this.#context, note);
  }

  close(): void {
    // A context that cannot be closed is closed already.
    void this.#context?.close().catch(() => undefined);
    this.#context = undefined;
    this.#noise = undefined;
  }

  #playNote(context: AudioContext, note: Note): void {
    const start = context.currentTime + note.at;
    const gain = context.createGain();
    // Loudness is heard by its logarithm: a square makes the middle of the scale sound like the middle.
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(note.strength * this.#loudness ** 2, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
    gain.connect(context.destination);
    const source = note.source === 'tone' ? this.#tone(context, note) : this.#breath(context, note, gain);
    if (note.source === 'tone') source.connect(gain);
    source.start(start);
    source.stop(start + note.length);
  }

  #tone(context: AudioContext, note: Note): OscillatorNode {
    const oscillator = context.createOscillator();
    oscillator.type = 'sine';
    oscillator.frequency.value = note.frequency;
    return oscillator;
  }

  #breath(context: AudioContext, note: Note, output: AudioNode): AudioBufferSourceNode {
    const source = context.createBufferSource();
    this.#noise ??= whiteNoise(context);
    source.buffer = this.#noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = note.frequency;
    filter.Q.value = 0.9;
    source.connect(filter).connect(output);
    return source;
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const length = Math.ceil(context.sampleRate * NOISE_SECONDS);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
