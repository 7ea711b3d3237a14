import type { LabelKey } from '../../../shared/messages/keys.ts';
import { type Pace, paces } from '../../assistant/playOut.ts';
import { useApp, useWords } from '../app.ts';
import { Searching } from './Searching.tsx';

const paceLabels: Readonly<Record<Pace, LabelKey>> = {
  1600: 'assistant.playOut.slow',
  800: 'assistant.playOut.normal',
  350: 'assistant.playOut.fast',
};

/** The solution being played: pause, step, speed, and the way to take over. */
export function PlayOutBar() {
  const { playOut } = useApp().assistant;
  const words = useWords();
  const now = playOut.state.value;
  if (now.state === 'idle') return null;
  if (now.state === 'thinking') {
    return <Searching text="assistant.playOut.thinking" share={now.share} onCancel={() => playOut.stop()} />;
  }
  return (
    <div class="assistant-bar" role="toolbar" aria-label={words.text('assistant.playOut.label')}>
      <p class="assistant-text assistant-figures">
        {words.text('assistant.playOut.progress', { made: now.made, total: now.total })}
      </p>
      <div class="assistant-buttons">
        <button type="button" class="button" onClick={() => playOut.togglePause()}>
          {words.text(now.paused ? 'assistant.playOut.resume' : 'assistant.playOut.pause')}
        </button>
        <button type="button" class="button" onClick={() => playOut.step()}>
          {words.text('assistant.playOut.step')}
        </button>
        <select
          class="field assistant-pace"
          aria-label={words.text('assistant.playOut.pace')}
          value={playOut.pace.value}
          onChange={(event) => {
            const pace = paces.find((known) => String(known) === event.currentTarget.value);
            if (pace !== undefined) playOut.pace.value = pace;
          }}
        >
          {paces.map((pace) => (
            <option key={pace} value={pace}>
              {words.text(paceLabels[pace])}
            </option>
          ))}
        </select>
        <button type="button" class="button button-main" onClick={() => playOut.stop()}>
          {words.text('assistant.playOut.takeOver')}
        </button>
      </div>
    </div>
  );
}
