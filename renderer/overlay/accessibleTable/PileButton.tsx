import type { BoardView, PilePlace } from '../../../shared/board/boardView.ts';
import { pileSummary } from '../../../shared/description/pileSpeech.ts';
import type { CompiledPile } from '../../../shared/rules/compile.ts';
import { useApp } from '../app.ts';
import { pileExtents } from './pileExtents.ts';
import type { TableFocus } from './tableFocus.ts';

interface PileButtonProps {
  readonly pile: CompiledPile;
  readonly board: BoardView;
  readonly focus: TableFocus;
  readonly isStop: boolean;
}

/** A pile as an element: its name says what lies there. */
export function PileButton({ pile, board, focus, isStop }: PileButtonProps) {
  const { session, words } = useApp();
  const { deal, position } = session.table.value;
  const { spoken } = words.value;
  const place: PilePlace | undefined = board.piles[pile.index];
  const extent = pileExtents(board)[pile.index];
  if (place === undefined || extent === undefined) return null;
  return (
    <button
      type="button"
      class="pile"
      data-pile={pile.index}
      data-name={pile.name}
      data-current={focus.pile.value === pile.index ? '' : undefined}
      data-cards={position.piles[pile.index]?.length ?? 0}
      tabIndex={isStop ? 0 : -1}
      aria-label={pileSummary(deal.compiled, position, pile.index, spoken)}
      aria-pressed={focus.held.value?.from === pile.index}
      style={{
        left: `${extent.x}px`,
        top: `${extent.y}px`,
        width: `${extent.width}px`,
        height: `${extent.height}px`,
      }}
      onFocus={() => focus.enter(pile.index)}
    />
  );
}
