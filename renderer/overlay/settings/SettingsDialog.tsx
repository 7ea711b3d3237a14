import { languageChoices } from '../../../shared/messages/languages.ts';
import { cardBacks } from '../../table/tablePort.ts';
import { useApp, useWords } from '../app.ts';
import { AssistantSettings } from '../assistant/AssistantSettings.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { PercentField, SelectField, SwitchField } from './fields.tsx';
import {
  animationOptions,
  backOptions,
  clickOptions,
  indexOptions,
  secondClickOptions,
  themeOptions,
} from './options.ts';

/** Every setting. Each holds at once; there is nothing to confirm. */
export function SettingsDialog() {
  const { overlay } = useApp();
  const words = useWords();
  return (
    <Dialog title={words.text('settings.title')} size="medium" onClose={() => overlay.close()}>
      <Appearance />
      <Motion />
      <Playing />
    </Dialog>
  );
}

function Appearance() {
  const { settings } = useApp();
  const words = useWords();
  const now = settings.value.value;
  const back = cardBacks.find((name) => name === now.cardBack) ?? cardBacks[0];
  return (
    <fieldset class="settings-group">
      <legend>{words.text('settings.appearance')}</legend>
      <SelectField
        label="settings.theme"
        value={now.theme}
        options={themeOptions}
        onChange={(theme) => settings.change({ theme })}
      />
      <SelectField
        label="settings.language"
        value={now.language}
        options={[
          { value: 'system', label: 'settings.language.system' },
          ...languageChoices().map(({ tag, endonym }) => ({ value: tag, label: { text: endonym } })),
        ]}
        onChange={(language) => settings.change({ language })}
      />
      <PercentField
        label="settings.textSize"
        value={now.textSize}
        least={75}
        most={200}
        step={5}
        onChange={(textSize) => settings.change({ textSize })}
      />
      <PercentField
        label="settings.cardSize"
        value={now.cardSize}
        least={50}
        most={200}
        step={5}
        onChange={(cardSize) => settings.change({ cardSize })}
      />
      <SelectField
        label="settings.cardBack"
        value={back}
        options={backOptions}
        onChange={(cardBack) => settings.change({ cardBack })}
      />
      <SelectField
        label="settings.cardIndices"
        value={now.cardIndices}
        options={indexOptions}
        onChange={(cardIndices) => settings.change({ cardIndices })}
      />
      <SwitchField
        label="settings.fourColourDeck"
        value={now.fourColourDeck}
        onChange={(fourColourDeck) => settings.change({ fourColourDeck })}
      />
      <SwitchField
        label="settings.largeIndex"
        value={now.largeIndex}
        onChange={(largeIndex) => settings.change({ largeIndex })}
      />
      <SwitchField
        label="settings.leftHanded"
        value={now.leftHanded}
        onChange={(leftHanded) => settings.change({ leftHanded })}
      />
    </fieldset>
  );
}

function Motion() {
  const { settings } = useApp();
  const words = useWords();
  const now = settings.value.value;
  return (
    <fieldset class="settings-group">
      <legend>{words.text('settings.motion')}</legend>
      <SelectField
        label="settings.animationSpeed"
        value={now.animationSpeed}
        options={animationOptions}
        onChange={(animationSpeed) => settings.change({ animationSpeed })}
      />
      <SwitchField
        label="settings.sound"
        value={now.sound}
        onChange={(sound) => settings.change({ sound })}
      />
      <PercentField
        label="settings.volume"
        value={now.volume}
        least={0}
        most={100}
        step={5}
        onChange={(volume) => settings.change({ volume })}
      />
    </fieldset>
  );
}

function Playing() {
  const { settings } = useApp();
  const words = useWords();
  const now = settings.value.value;
  return (
    <fieldset class="settings-group">
      <legend>{words.text('settings.playing')}</legend>
      <SelectField
        label="settings.clickPreference"
        value={now.clickPreference}
        options={clickOptions}
        onChange={(clickPreference) => settings.change({ clickPreference })}
      />
      <SelectField
        label="settings.secondClick"
        value={now.secondClick}
        options={secondClickOptions}
        onChange={(secondClick) => settings.change({ secondClick })}
      />
      <AssistantSettings />
      <SwitchField
        label="settings.highlightRanks"
        value={now.highlightRanks}
        onChange={(highlightRanks) => settings.change({ highlightRanks })}
      />
      <SwitchField
        label="settings.hideClock"
        value={now.hideClock}
        onChange={(hideClock) => settings.change({ hideClock })}
      />
      <SwitchField
        label="settings.hideStatistics"
        value={now.hideStatistics}
        onChange={(hideStatistics) => settings.change({ hideStatistics })}
      />
    </fieldset>
  );
}
