import { useRef } from 'preact/hooks';
import { useApp } from './app.ts';
import { attempt } from './attempt.ts';

interface FileButtonProps {
  readonly label: string;
  /** What the system's dialog offers, such as `.json,.csv`. */
  readonly accept: string;
  readonly onText: (text: string) => Promise<void>;
}

/** A button that lets the player choose a file and hands its text over; failures are told. */
export function FileButton({ label, accept, onText }: FileButtonProps) {
  const app = useApp();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (chosen !== undefined) attempt(app, async () => onText(await chosen.text()));
        }}
      />
    </>
  );
}
