import { useMemo } from 'preact/hooks';
import { layoutOf } from '../../../shared/board/layout.ts';
import { viewOf } from '../../../shared/board/viewOf.ts';
import { colourOf } from '../../../shared/cards/card.ts';
import { dealPosition } from '../../../shared/engine/deal.ts';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { useApp, useWords } from '../app.ts';

/** Any deal shows the same shape; this one is as good as another. */
const SAMPLE_DEAL = '1';

/** A small true picture of a game after its deal: as it would lie on the table in this window, drawn as outlines. */
export function LayoutPicture({ game }: { readonly game: GameDefinition }) {
  const { library, settings } = useApp();
  const words = useWords();
  const { leftHanded, largeIndex } = settings.value.value;
  const view = useMemo(() => {
    const compiled = library.compiled(game);
    const layout = layoutOf(compiled, {
      ...tableSize(),
      pixelRatio: 1,
      largeIndex,
      leftHanded,
      cardScale: 1,
    });
    return viewOf(layout, dealPosition(compiled, SAMPLE_DEAL));
  }, [game, library, leftHanded, largeIndex]);
  const { cardWidth: width, cardHeight: height, extent } = view;
  const corner = width * 0.1;
  return (
    <svg
      class="layout-picture"
      viewBox={`0 0 ${extent.width} ${extent.height}`}
      role="img"
      aria-label={words.text('choose.picture', { game: words.gameName(game) })}
    >
      {view.piles.map(({ pile, base }) => (
        <rect
          key={pile}
          class="picture-place"
          x={base.x}
          y={base.y}
          width={width}
          height={height}
          rx={corner}
        />
      ))}
      {view.cards.map(({ card, x, y, faceUp }) => (
        <g key={card}>
          <rect
            class={faceUp ? 'picture-card' : 'picture-back'}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={corner}
          />
          {faceUp ? (
            <circle
              class={colourOf(card) === 1 ? 'picture-red' : 'picture-black'}
              cx={x + width * 0.22}
              cy={y + width * 0.2}
              r={width * 0.11}
            />
          ) : null}
        </g>
      ))}
    </svg>
  );
}

/** How large the table is, in CSS px: games lie otherwise in a wide window than in a high one. */
function tableSize(): { readonly width: number; readonly height: number } {
  const table = document.querySelector('.table-window');
  return { width: Math.max(1, table?.clientWidth ?? 0), height: Math.max(1, table?.clientHeight ?? 0) };
}
