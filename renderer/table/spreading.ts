import { nextPacketTops } from '../../shared/board/packets.ts';
import { spreadView } from '../../shared/board/spreadView.ts';
import { isCramped } from '../../shared/board/viewOf.ts';
import type { Card } from '../../shared/cards/card.ts';
import type { PileIndex } from '../../shared/engine/move.ts';
import type { Hit } from './pointer/hit.ts';
import type { TableScene } from './scene/tableScene.ts';

/** Shows what is covered: one card of a fan, or a whole pile laid open over the dimmed table. */
export class Spreading {
  readonly #scene: TableScene;

  #showing: 'nothing' | 'card' | 'pile' = 'nothing';

  constructor(scene: TableScene) {
    this.#scene = scene;
  }

  /**
   * Lays open the pile under the pointer if its cards cannot be read; else brings the one card to the front. Answers
   * whether it shows anything: a card that nothing covers is in sight already.
   */
  peek(hit: Hit): boolean {
    const { lay } = this.#scene;
    if (!lay || hit.index < 0 || hit.pile === lay.game.stock) return false;
    if (isCramped(lay.layout, lay.position, hit.pile)) return this.open(hit.pile);
    const place = lay.rest.cards.find((card) => card.pile === hit.pile && card.index === hit.index);
    const isCovered = hit.index < (lay.position.piles[hit.pile]?.length ?? 0) - 1;
    if (!place?.faceUp || !isCovered) return false;
    this.#showing = 'card';
    this.#scene.present(lay.rest, 'none', (card) => card === place.card);
    return true;
  }

  /**
   * Lays a pile open, and answers whether it did. A pile of fewer than two cards and the stock hide nothing that may be
   * seen.
   */
  open(pile: PileIndex): boolean {
    const { lay } = this.#scene;
    const cards = lay?.position.piles[pile] ?? [];
    if (!lay || cards.length < 2 || pile === lay.game.stock) return false;
    this.#scene.completeMotion();
    this.#showing = 'pile';
    this.#scene.dimmed(true);
    const inPile = new Set(cards);
    const tops = pile === lay.game.waste ? nextPacketTops(lay.game, lay.position) : new Set<Card>();
    const open = spreadView(lay.layout, lay.rest, pile, tops, this.#scene.origin);
    this.#scene.present(open, 'move', (card) => inPile.has(card));
    return true;
  }

  /** Puts everything back, if anything is shown; at once or in motion. */
  close(atOnce = false): void {
    const { lay } = this.#scene;
    const showing = this.#showing;
    this.#showing = 'nothing';
    if (!lay || showing === 'nothing') return;
    if (showing === 'pile') {
      this.#scene.completeMotion();
      this.#scene.dimmed(false);
    }
    this.#scene.present(lay.rest, showing === 'pile' && !atOnce ? 'move' : 'none');
  }
}
