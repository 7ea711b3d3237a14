import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { tipSpot } from './tipSpot.ts';
import type { Tips } from './tips.ts';

/** The tip that is shown, over everything else, dialogs included. Screen readers have it as the name of its button. */
export function TipView({ tips }: { readonly tips: Tips }) {
  const element = useRef<HTMLDivElement>(null);
  const [, setMoved] = useState(0);
  const tip = tips.shown.value;
  useEffect(() => {
    tips.place = () =>
      tips.shown.peek() === null ? null : (element.current?.getBoundingClientRect() ?? null);
    const again = (): void => {
      if (tips.shown.peek() !== null) setMoved((moved) => moved + 1);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('resize', again, { signal });
    window.addEventListener('scroll', again, { signal, capture: true });
    return () => listening.abort();
  }, []);
  useLayoutEffect(() => {
    const view = element.current;
    if (view === null) return;
    if (tip === null) {
      view.hidePopover();
      return;
    }
    view.showPopover();
    const { width, height } = view.getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    const anchor = tip.anchor.getBoundingClientRect();
    const { left, top } = tipSpot({ width: innerWidth, height: innerHeight }, anchor, { width, height });
    view.style.left = `${left}px`;
    view.style.top = `${top}px`;
  });
  return (
    <div ref={element} class="tip" popover="manual" aria-hidden="true">
      {tip?.text}
    </div>
  );
}
