import { useEffect, useId, useRef } from 'preact/hooks';
import { OPENING } from '../../../shared/engine/history.ts';
import { useApp, useWords } from '../app.ts';
import { type MapNode, siblingOf, type TreeMap } from './treeLayout.ts';

/** How far places lie from each other, in CSS px. */
interface Distances {
  readonly lane: number;
  readonly edge: number;
  /** From move to move, up to `ROOMY_DEPTH` moves; a longer game is drawn closer. */
  readonly long: number;
  readonly short: number;
}

const forPointer: Distances = { lane: 16, edge: 10, long: 14, short: 5 };
/** A fingertip covers more than an arrow. */
const forFinger: Distances = { lane: 28, edge: 16, long: 26, short: 10 };
const ROOMY_DEPTH = 40;

function distances(): Distances {
  return window.matchMedia('(pointer: coarse)').matches ? forFinger : forPointer;
}

/** The tree of all moves, oldest on top. A click jumps; so do the arrow keys. */
export function HistoryMap({ map }: { readonly map: TreeMap }) {
  const { session } = useApp();
  const words = useWords();
  const helpId = useId();
  const here = useRef<SVGCircleElement>(null);
  const state = session.table.value;
  const { history } = state.deal.game;
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [state]);

  const { lane: laneWidth, edge, long, short } = distances();
  const isRoomy = map.depth <= ROOMY_DEPTH;
  const step = isRoomy ? long : short;
  const x = ({ lane }: MapNode): number => edge + lane * laneWidth;
  const y = ({ depth }: MapNode): number => edge + depth * step;
  const line = new Set(history.lineTo(history.cursor));
  const lines = linesOf(map, line, x, y);
  const marked = new Set(history.bookmarks.map(({ node }) => node));
  const isSpot = (place: MapNode): boolean =>
    isRoomy || place.isEnd || place.node === OPENING || marked.has(place.node);

  const go = (key: string): boolean => {
    switch (key) {
      case 'ArrowUp':
        if (history.cursor !== OPENING) session.goTo(history.parentOf(history.cursor));
        return true;
      case 'ArrowDown': {
        const next = history.next();
        if (next !== undefined) session.goTo(next);
        return true;
      }
      case 'ArrowLeft':
      case 'ArrowRight': {
        const sibling = siblingOf(history, history.cursor, key === 'ArrowLeft' ? -1 : 1);
        if (sibling !== undefined) session.goTo(sibling);
        return true;
      }
      case 'Home':
        session.goTo(OPENING);
        return true;
      default:
        return false;
    }
  };
  const jumpTo = (event: MouseEvent): void => {
    const box =
      event.currentTarget instanceof SVGElement ? event.currentTarget.getBoundingClientRect() : null;
    if (box === null) return;
    const [px, py] = [event.clientX - box.left, event.clientY - box.top];
    const distance = (place: MapNode): number => Math.hypot(x(place) - px, y(place) - py);
    const nearest = map.nodes.reduce((best, place) => (distance(place) < distance(best) ? place : best));
    session.goTo(nearest.node);
  };

  return (
    <div
      class="history-map"
      role="slider"
      aria-orientation="vertical"
      aria-label={words.text('history.map')}
      aria-valuemin={0}
      aria-valuemax={map.depth}
      aria-valuenow={state.moves}
      aria-valuetext={words.text('history.place', { number: state.moves })}
      aria-describedby={helpId}
      tabIndex={0}
      onKeyDown={(event) => {
        if (!go(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <svg
        width={2 * edge + (map.lanes - 1) * laneWidth}
        height={2 * edge + map.depth * step}
        aria-hidden="true"
        onClick={jumpTo}
      >
        <path class="history-line" d={lines.beside} />
        <path class="history-line history-line-here" d={lines.here} />
        {map.nodes.filter(isSpot).map((place) => (
          <circle
            key={place.node}
            class={marked.has(place.node) ? 'history-spot history-marked' : 'history-spot'}
            cx={x(place)}
            cy={y(place)}
            r={marked.has(place.node) ? 5 : 3}
          />
        ))}
        {map.nodes
          .filter(({ node }) => node === history.cursor)
          .map((place) => (
            <circle key="here" ref={here} class="history-here" cx={x(place)} cy={y(place)} r={6} />
          ))}
      </svg>
      <p id={helpId} class="visually-hidden">
        {words.text('history.mapHelp')}
      </p>
    </div>
  );
}

/**
 * The lines between the places, as two shapes: those on the way to the place on the table, and those beside it. A
 * shape a move would be slow to draw anew after every move of a long game.
 */
function linesOf(
  map: TreeMap,
  line: ReadonlySet<number>,
  x: (place: MapNode) => number,
  y: (place: MapNode) => number,
): { readonly here: string; readonly beside: string } {
  const byNumber = new Map(map.nodes.map((place) => [place.node, place]));
  const parts: Record<'here' | 'beside', string[]> = { here: [], beside: [] };
  for (const place of map.nodes) {
    const parent = byNumber.get(place.parent);
    if (place.node === OPENING || parent === undefined) continue;
    const [px, py, cx, cy] = [x(parent), y(parent), x(place), y(place)];
    const way = cx === px ? `V${cy}` : `C${px} ${cy} ${cx} ${py} ${cx} ${cy}`;
    parts[line.has(place.node) ? 'here' : 'beside'].push(`M${px} ${py}${way}`);
  }
  return { here: parts.here.join(''), beside: parts.beside.join('') };
}
