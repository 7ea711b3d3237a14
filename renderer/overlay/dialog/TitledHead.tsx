import { useWords } from '../app.ts';
import { Icon } from '../icons/Icon.tsx';
import { named } from '../tip/named.ts';

interface TitledHeadProps {
  readonly class: string;
  readonly title: string;
  readonly titleId: string;
  readonly onClose: () => void;
}

/** The head of a dialog or panel: its title, which takes the focus when it opens, and the button that closes it. */
export function TitledHead({ class: name, title, titleId, onClose }: TitledHeadProps) {
  const words = useWords();
  return (
    <header class={name}>
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      <button type="button" class="icon-button" {...named(words.text('dialog.close'))} onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  );
}
