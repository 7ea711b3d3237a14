import { useApp } from '../app.ts';

/**
 * What screen readers say by themselves. Two elements take turns, so that a repeated sentence is heard again. A modal
 * dialog makes all else unheard, so it has one of its own while it is open.
 */
export function LiveRegion() {
  const { number, text } = useApp().announcer.current.value;
  return (
    <div class="visually-hidden">
      <div aria-live="polite" class="announcement">
        {number % 2 === 0 ? text : ''}
      </div>
      <div aria-live="polite" class="announcement">
        {number % 2 === 1 ? text : ''}
      </div>
    </div>
  );
}
