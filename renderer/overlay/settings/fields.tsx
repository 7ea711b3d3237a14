import { useId } from 'preact/hooks';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import { useWords } from '../app.ts';

export interface Option<V extends string> {
  readonly value: V;
  /** The option's words: a key, or text that is no message (the name of a language in itself). */
  readonly label: LabelKey | { readonly text: string };
}

interface SelectProps<V extends string> {
  readonly label: LabelKey;
  readonly value: V;
  readonly options: readonly Option<V>[];
  readonly onChange: (value: V) => void;
}

/** One choice of a few. */
export function SelectField<V extends string>({ label, value, options, onChange }: SelectProps<V>) {
  const words = useWords();
  const id = useId();
  return (
    <div class="setting">
      <label for={id}>{words.text(label)}</label>
      <select
        id={id}
        class="field"
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {typeof option.label === 'string' ? words.text(option.label) : option.label.text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SwitchProps {
  readonly label: LabelKey;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** On or off. */
export function SwitchField({ label, value, onChange }: SwitchProps) {
  const words = useWords();
  return (
    <label class="setting setting-switch">
      <span>{words.text(label)}</span>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
    </label>
  );
}

interface PercentProps {
  readonly label: LabelKey;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

/** A percentage, by a slider that shows its value. */
export function PercentField({ label, value, least, most, step, onChange }: PercentProps) {
  const words = useWords();
  const id = useId();
  const shown = words.percent(value / 100);
  return (
    <div class="setting">
      <label for={id}>{words.text(label)}</label>
      <span class="setting-slider">
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={step}
          value={value}
          aria-valuetext={shown}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        {/* The slider says it by itself. */}
        <span class="slider-value" aria-hidden="true">
          {shown}
        </span>
      </span>
    </div>
  );
}
