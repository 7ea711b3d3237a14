import type { Announcer } from './announcer.ts';

/** What screen readers say by themselves. Two elements take turns, so that a repeated sentence is heard again. */
export function LiveRegion({ announcer }: { readonly announcer: Announcer }) {
  const { number, text } = announcer.current.value;
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
