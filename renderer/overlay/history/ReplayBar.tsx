import type { LabelKey } from '../../../shared/messages/keys.ts';
import { type ReplayPace, replayPaces } from '../../replay/replay.ts';
import { useApp, useWords } from '../app.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { named } from '../tip/named.ts';
import { continueReplay } from './watchGame.ts';

const paceLabels: Readonly<Record<ReplayPace, LabelKey>> = {
  1600: 'assistant.playOut.slow',
  700: 'assistant.playOut.normal',
  250: 'assistant.playOut.fast',
};

/** The replay on the table: forth and back, speed, going on from here. */
export function ReplayBar() {
  const app = useApp();
  const { replay } = app;
  const words = useWords();
  const shown = replay.showing.value;
  if (shown === null) return null;
  const { deal, places } = shown;
  const at = replay.at();
  const total = places.length - 1;
  const progress = words.text('replay.progress', {
    game: words.gameName(deal.compiled.definition),
    number: deal.game.number,
    at,
    total,
  });
  const playing = replay.playing.value;
  return (
    <div class="replay-place">
      <div class="assistant-bar" role="toolbar" aria-label={words.text('replay.label')}>
        <p class="assistant-text assistant-figures">{progress}</p>
        <div class="assistant-buttons">
          <StepButton label="replay.start" icon="first" isEnabled={at > 0} onClick={() => replay.goTo(0)} />
          <StepButton
            label="replay.back"
            icon="previous"
            isEnabled={at > 0}
            onClick={() => replay.step(-1)}
          />
          <button type="button" class="button" onClick={() => (playing ? replay.pause() : replay.play())}>
            {words.text(playing ? 'replay.pause' : 'replay.play')}
          </button>
          <StepButton
            label="replay.forth"
            icon="next"
            isEnabled={at < total}
            onClick={() => replay.step(1)}
          />
          <input
            type="range"
            class="replay-slider"
            aria-label={words.text('replay.slider')}
            aria-valuetext={progress}
            min={0}
            max={total}
            value={at}
            onInput={(event) => {
              replay.pause();
              replay.goTo(event.currentTarget.valueAsNumber);
            }}
          />
          <select
            class="field assistant-pace"
            aria-label={words.text('assistant.playOut.pace')}
            value={replay.pace.value}
            onChange={(event) => {
              const pace = replayPaces.find((known) => String(known) === event.currentTarget.value);
              if (pace !== undefined) replay.pace.value = pace;
            }}
          >
            {replayPaces.map((pace) => (
              <option key={pace} value={pace}>
                {words.text(paceLabels[pace])}
              </option>
            ))}
          </select>
          <button type="button" class="button button-main" onClick={() => void continueReplay(app)}>
            {words.text('replay.continue')}
          </button>
          <StepButton label="replay.close" icon="close" isEnabled={true} onClick={() => replay.close()} />
        </div>
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly label: LabelKey;
  readonly icon: IconName;
  readonly isEnabled: boolean;
  readonly onClick: () => void;
}

function StepButton({ label, icon, isEnabled, onClick }: StepButtonProps) {
  const words = useWords();
  return (
    <button
      type="button"
      class="icon-button"
      {...named(words.text(label))}
      disabled={!isEnabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
