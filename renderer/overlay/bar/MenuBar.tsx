import { useEffect, useRef, useState } from 'preact/hooks';
import { type Menu, menuBar } from '../../../shared/commands/menus.ts';
import { useWords } from '../app.ts';
import { MenuList } from './MenuList.tsx';

/** Moves by arrow keys along the bar; a right-to-left page is walked the other way. */
function stepOf(key: string, rightToLeft: boolean): -1 | 0 | 1 {
  if (key === 'ArrowLeft') return rightToLeft ? 1 : -1;
  if (key === 'ArrowRight') return rightToLeft ? -1 : 1;
  return 0;
}

/** The menu bar of the browser host, by the ARIA pattern: one stop for Tab, arrow keys inside. */
export function MenuBar() {
  const words = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent): void => {
      if (event.target instanceof Node && bar.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer, true);
    return () => document.removeEventListener('pointerdown', onPointer, true);
  }, [open]);

  const focusTitle = (index: number): void => {
    bar.current?.querySelectorAll<HTMLElement>('.menu-title')[index]?.focus();
  };
  const go = (step: number): void => {
    const next = (current + step + menuBar.length) % menuBar.length;
    setCurrent(next);
    focusTitle(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepOf(event.key, words.direction === 'rtl');
    if (step !== 0) go(step);
    else if (event.key === 'ArrowDown' && !open) setOpen(true);
    else if (event.key === 'Escape' && open) {
      setOpen(false);
      focusTitle(current);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="menu-bar" role="menubar" aria-label={words.text('menu.bar')} ref={bar} onKeyDown={onKeyDown}>
      {menuBar.map((menu: Menu, index) => (
        <div key={menu.label} class="menu" role="none">
          <button
            type="button"
            role="menuitem"
            class="menu-title"
            aria-haspopup="menu"
            aria-expanded={open && index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => {
              setOpen(!(open && index === current));
              setCurrent(index);
            }}
            onPointerEnter={() => {
              if (open) setCurrent(index);
            }}
          >
            {words.text(menu.label)}
          </button>
          {open && index === current ? <MenuList menu={menu} onDone={() => setOpen(false)} /> : null}
        </div>
      ))}
    </div>
  );
}
