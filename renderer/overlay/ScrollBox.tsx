import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/**
 * Something wide, such as a table, that is moved sideways by itself where there is too little room, and not with the
 * page around it. Only then can the focus come to it, for the arrow keys.
 */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const look = (): void => setWide(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const reached = isWide ? ({ role: 'region', 'aria-label': label, tabIndex: 0 } as const) : {};
  return (
    <section ref={box} class="scroll-box" {...reached}>
      {children}
    </section>
  );
}
