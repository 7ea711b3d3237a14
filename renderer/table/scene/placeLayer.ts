import 'pixi.js/sprite-nine-slice';
import { Container, NineSliceSprite, Sprite } from 'pixi.js';
import type { Layout } from '../../../shared/board/layout.ts';
import type { Position } from '../../../shared/engine/position.ts';
import type { CompiledGame } from '../../../shared/rules/compile.ts';
import { packetSize } from '../../../shared/rules/packetSize.ts';
import type { Furniture } from '../textures/furniture.ts';

/** Padding of a count's plate, as shares of its digits' height. */
const PAD_ACROSS = 0.5;

/** The empty places below the cards, and the counts of the stock above them. */
export class PlaceLayer {
  readonly places = new Container({ eventMode: 'none' });
  readonly counts = new Container({ eventMode: 'none' });
  #furniture: Furniture | undefined;

  /** Draws the places of a layout anew. */
  furnish(furniture: Furniture, layout: Layout): void {
    this.#furniture = furniture;
    for (const old of this.places.removeChildren()) old.destroy();
    layout.slots.forEach(({ base }, i) => {
      const texture = furniture.places[i];
      if (!texture) return;
      const sprite = new Sprite(texture);
      sprite.position.set(base.x, base.y);
      sprite.setSize(base.width, base.height);
      this.places.addChild(sprite);
    });
  }

  /**
   * Cards left in the stock, cards in the next packet where it is not one, and the passes left after this one where
   * the stock can be gone through more than once.
   */
  count(game: CompiledGame, layout: Layout, position: Position, colour: number): void {
    for (const old of this.counts.removeChildren()) old.destroy();
    const slot = layout.slots[game.stock];
    if (!slot || !this.#furniture) return;
    const cards = position.piles[game.stock]?.length ?? 0;
    const { x, y, width, height } = slot.base;
    const middle = x + width / 2;
    if (cards > 0) this.#plate(String(cards), middle, y + height - this.#lineHeight() * 0.9, colour);
    const passes = game.passes > 1 ? `×${Math.max(0, game.passes - position.pass)}` : '';
    const packet = game.waste >= 0 ? packetSize(game, position.pass) : 1;
    const next = cards > 0 && packet > 1 ? `+${Math.min(packet, cards)}` : '';
    const above = [next, passes].filter((text) => text !== '').join(' ');
    if (above !== '') {
      this.#plate(above, middle, cards > 0 ? y + this.#lineHeight() * 0.9 : y + height * 0.8, colour);
    }
  }

  #lineHeight(): number {
    const furniture = this.#furniture;
    return furniture ? (furniture.signHeight / furniture.raster.pixelRatio) * 1.3 : 0;
  }

  /** A small dark plate with signs on it around the point. */
  #plate(text: string, x: number, y: number, colour: number): void {
    const furniture = this.#furniture;
    if (!furniture) return;
    const textures = [...text].flatMap((sign) => furniture.signs.get(sign) ?? []);
    const width = textures.reduce((sum, texture) => sum + texture.width, 0);
    const height = this.#lineHeight();
    const pad = height * PAD_ACROSS;
    const { plate, plateRadius: ends } = furniture;
    const ground = new NineSliceSprite({
      texture: plate,
      leftWidth: ends,
      rightWidth: ends,
      topHeight: 0,
      bottomHeight: 0,
    });
    ground.tint = 0x0b1014;
    ground.alpha = 0.82;
    ground.width = width + 2 * pad;
    ground.height = plate.height;
    ground.position.set(x - width / 2 - pad, y - plate.height / 2);
    this.counts.addChild(ground);
    let left = x - width / 2;
    for (const texture of textures) {
      const sprite = new Sprite(texture);
      sprite.tint = colour;
      sprite.position.set(left, y - height / 2);
      left += texture.width;
      this.counts.addChild(sprite);
    }
  }
}
