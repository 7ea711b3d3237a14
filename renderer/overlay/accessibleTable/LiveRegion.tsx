import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app.ts';

/** How long an announcement stands until it counts as heard, in ms: a region that leaves the page sooner was not. */
const HEARD_MS = 150;

/**
 * What screen readers say by themselves. Two elements take turns, so that a repeated sentence is heard again. A modal
 * dialog makes all else unheard, so it has a region of its own while it is open. What is said while one of them gives
 * way to the other is said by the next: only what changes in a region is heard, so it begins empty.
 */
export function LiveRegion() {
  const { announcer } = useApp();
  const { number, text } = announcer.current.value;
  const [heardBefore] = useState(announcer.heard);
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  useEffect(() => {
    const timer = setTimeout(() => announcer.wasHeard(number), HEARD_MS);
    return () => clearTimeout(timer);
  }, [number]);
  const said = isThere && number > heardBefore ? text : '';
  return (
    <div class="visually-hidden">
      <div aria-live="polite" class="announcement">
        {number % 2 === 0 ? said : ''}
      </div>
      <div aria-live="polite" class="announcement">
        {number % 2 === 1 ? said : ''}
      </div>
    </div>
  );
}
