import { useId, useState } from 'preact/hooks';
import { OPENING } from '../../../shared/engine/history.ts';
import { useApp, useWords } from '../app.ts';
import { Icon } from '../icons/Icon.tsx';
import { named } from '../tip/named.ts';

/** Names of places: the one on the table can be given one, and each leads back to its place. */
export function Bookmarks() {
  const { session } = useApp();
  const words = useWords();
  const inputId = useId();
  const [name, setName] = useState('');
  const { history } = session.table.value.deal.game;
  const { bookmarks, cursor } = history;
  const placeOf = (node: number): string =>
    node === OPENING
      ? words.text('history.opening')
      : words.text('history.place', { number: history.depthOf(node) });
  const add = (event: Event): void => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    session.bookmark(cursor, given);
    setName('');
  };
  return (
    <section class="form">
      <h3>{words.text('history.bookmarks')}</h3>
      {bookmarks.length === 0 ? <p class="hint">{words.text('history.bookmarkNone')}</p> : null}
      <ul class="bookmarks">
        {bookmarks.map((bookmark) => (
          <li key={bookmark.node}>
            <button
              type="button"
              class="bookmark"
              aria-current={bookmark.node === cursor}
              onClick={() => session.goTo(bookmark.node)}
            >
              <span>{bookmark.name}</span>
              <span class="hint">{placeOf(bookmark.node)}</span>
            </button>
            <button
              type="button"
              class="icon-button"
              {...named(words.text('history.bookmarkRemove', { name: bookmark.name }))}
              onClick={() => session.bookmark(bookmark.node, '')}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <form class="deals-row" onSubmit={add}>
        <label for={inputId} class="bookmark-label">
          {words.text('history.bookmarkName')}
        </label>
        <input
          id={inputId}
          class="field"
          maxLength={60}
          autocomplete="off"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={name.trim() === ''}>
          {words.text('history.bookmarkAdd')}
        </button>
      </form>
    </section>
  );
}
