import { Container, NineSliceSprite, Sprite } from 'pixi.js';
import type { Layout } from '../../../shared/board/layout.ts';
import type { Position } from '../../../shared/engine/position.ts';
import type { CompiledGame } from '../../../shared/rules/compile.ts';
import type { Furniture } from '../textures/furniture.ts';
import { PlaceLayer } from './placeLayer.ts';
import { RingLayer } from './ringLayer.ts';

/** How dark the sheet under a spread pile is. */
const DIM = 0.55;
const WHITE = 0xffffff;

/** Everything on the table that is no card: places, counts, rings, the sheet under a spread pile, a shadow. */
export class Decor {
  readonly places = new PlaceLayer();
  readonly rings = new RingLayer();
  readonly dim = new Sprite();
  /** Below the held cards. */
  readonly shadow = new Container({ eventMode: 'none', visible: false });
  #slices: NineSliceSprite | undefined;
  #reach = 0;

  constructor() {
    this.dim.visible = false;
    this.dim.tint = 0x000000;
    this.dim.alpha = DIM;
  }

  /** From now on everything is drawn with these textures. */
  dress(furniture: Furniture): void {
    this.rings.dress(furniture);
    this.dim.texture = furniture.shade;
    this.#reach = furniture.shadowReach;
    this.#slices?.destroy();
    const side = this.#reach * 1.8;
    this.#slices = new NineSliceSprite({
      texture: furniture.shadow,
      leftWidth: side,
      rightWidth: side,
      topHeight: side,
      bottomHeight: side,
    });
    this.shadow.addChild(this.#slices);
  }

  /** Puts the places where the layout has them. */
  furnish(furniture: Furniture, game: CompiledGame, layout: Layout, position: Position): void {
    this.dim.setSize(layout.extent.width, layout.extent.height);
    this.places.furnish(furniture, layout);
    this.count(game, layout, position);
  }

  /** Writes the counts of the stock. */
  count(game: CompiledGame, layout: Layout, position: Position): void {
    this.places.count(game, layout, position, WHITE);
  }

  /** Casts the shadow of held cards that cover this rectangle together; allocates nothing. */
  castShadow(x: number, y: number, width: number, height: number): void {
    const slices = this.#slices;
    const reach = this.#reach;
    if (!slices) return;
    this.shadow.visible = true;
    // The light comes from above: the shadow falls a little lower than the cards.
    slices.position.set(x - reach, y - reach * 0.6);
    // Every size that is set is cut into nine anew.
    if (slices.width !== width + 2 * reach) slices.width = width + 2 * reach;
    if (slices.height !== height + 2 * reach) slices.height = height + 2 * reach;
  }
}
