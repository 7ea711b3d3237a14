/** Line drawings on a grid of 24, drawn for this program. */
const drawings = {
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 6L4 11l5 5M4.5 11H14a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l5 5-5 5M19.5 11H10a5 5 0 0 0 0 10h3',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20 20',
  book: 'M12 6.5C10 5 7 4.6 4 5v13c3-.4 6 0 8 1.5 2-1.5 5-1.9 8-1.5V5c-3-.4-6 0-8 1.5zm0 0v13',
  cards: 'M8.5 5.5l7-1.9 3.4 12.7-7 1.9zM8.2 7L5 7.9l2.9 11 4-1',
  bulb: 'M9 17.5h6M10 20.5h4M12 3.5a5.8 5.8 0 0 0-3.5 10.4c.5.4.5 1 .5 1.6h6c0-.6 0-1.2.5-1.6A5.8 5.8 0 0 0 12 3.5z',
  previous: 'M15 5l-7 7 7 7',
  first: 'M18 5l-7 7 7 7M6.500 5v14',
  next: 'M9 5l7 7-7 7',
} as const;

export type IconName = keyof typeof drawings;

/** A drawing in the colour of the text, hidden from screen readers: its button carries the name. */
export function Icon({ name, filled = false }: { readonly name: IconName; readonly filled?: boolean }) {
  return (
    <svg
      class={filled ? 'icon icon-filled' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
