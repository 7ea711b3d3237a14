import type { CurrentSettings } from '../../session/settingsStore.ts';
import { useApp } from '../app.ts';
import { type Option, SelectField, SwitchField } from '../settings/fields.tsx';

const verdictOptions: readonly Option<CurrentSettings['verdict']>[] = [
  { value: 'never', label: 'assistant.settings.verdict.never' },
  { value: 'onRequest', label: 'assistant.settings.verdict.onRequest' },
  { value: 'always', label: 'assistant.settings.verdict.always' },
];

/** How much the solver says by itself. */
export function AssistantSettings() {
  const { settings } = useApp();
  const now = settings.value.value;
  return (
    <>
      <SelectField
        label="assistant.settings.verdict"
        value={now.verdict}
        options={verdictOptions}
        onChange={(verdict) => settings.change({ verdict })}
      />
      <SwitchField
        label="assistant.settings.warnBeforeLosing"
        value={now.warnBeforeLosing}
        onChange={(warnBeforeLosing) => settings.change({ warnBeforeLosing })}
      />
    </>
  );
}
