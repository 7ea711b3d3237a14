import type { HintState } from '../../assistant/hints.ts';
import { rankSignsInForce } from '../../session/tableLooks.ts';
import { useApp, useWords } from '../app.ts';
import { Icon } from '../icons/Icon.tsx';
import { ShortcutText } from '../keys/ShortcutText.tsx';
import { explained, named } from '../tip/named.ts';
import { cardSign } from './cardSign.ts';
import { hintForEye } from './hintText.ts';
import { Searching } from './Searching.tsx';

/** The hint that is marked on the table, in words, with what can be done about it. */
export function HintBar() {
  const { assistant } = useApp();
  const { hints } = assistant;
  const state = hints.state.value;
  switch (state.state) {
    case 'none':
      return null;
    case 'thinking':
      return (
        <Searching text="assistant.hint.thinking" share={state.share} onCancel={() => hints.dismiss()} />
      );
    case 'lost':
      return <LostHint />;
    case 'shown':
      return <ShownHint shown={state} />;
  }
}

function ShownHint({ shown }: { readonly shown: Extract<HintState, { state: 'shown' }> }) {
  const { session, assistant, settings, words } = useApp();
  const translator = useWords();
  const { deal, position } = session.table.value;
  const { spoken } = words.value;
  const signs = rankSignsInForce(settings.value.value, spoken.rankSigns);
  const { idea, index, count } = shown;
  const seen = hintForEye(deal.compiled, position, idea, words.value, (card) => cardSign(card, signs));
  const kind = translator.text(idea.proven ? 'assistant.hint.proven' : 'assistant.hint.suggestion');
  return (
    <div class={idea.proven ? 'assistant-bar' : 'assistant-bar assistant-bar-open'}>
      <p aria-hidden="true" class="assistant-text">
        <span class="assistant-kind">{kind}</span>
        <strong>{seen.move}</strong>
        {seen.why === null ? null : <span>{seen.why}</span>}
      </p>
      {idea.proven && idea.outcome === 'doubtful' ? (
        <p class="assistant-note">{translator.text('assistant.hint.automatic')}</p>
      ) : null}
      <div class="assistant-buttons">
        <button type="button" class="button button-main" onClick={() => assistant.hints.play()}>
          {translator.text('assistant.hint.play')}
        </button>
        {count < 2 ? null : (
          <button
            type="button"
            class="button"
            {...explained(translator.text('assistant.hint.of', { index: index + 1, count }))}
            onClick={() => void assistant.hints.ask()}
          >
            {translator.text('assistant.hint.next')} <ShortcutText id="hint" />
          </button>
        )}
        <CloseHint />
      </div>
    </div>
  );
}

function LostHint() {
  const { actions } = useApp();
  const words = useWords();
  return (
    <div class="assistant-bar assistant-bar-open">
      <p class="assistant-text">{words.text('assistant.hint.lost')}</p>
      <div class="assistant-buttons">
        <button
          type="button"
          class="button button-main"
          disabled={!actions.goBack.enabled()}
          onClick={() => actions.goBack.run()}
        >
          {words.text('assistant.command.goBack')} <ShortcutText id="goBack" />
        </button>
        <CloseHint />
      </div>
    </div>
  );
}

function CloseHint() {
  const { assistant } = useApp();
  const words = useWords();
  return (
    <button
      type="button"
      class="icon-button"
      {...named(words.text('dialog.close'))}
      onClick={() => assistant.hints.dismiss()}
    >
      <Icon name="close" />
    </button>
  );
}
