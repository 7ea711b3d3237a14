import 'pixi.js/sprite-nine-slice';
import { Container, NineSliceSprite } from 'pixi.js';
import type { Rect } from '../../../shared/board/boardView.ts';
import type { Furniture } from '../textures/furniture.ts';

/** A ring to be drawn around a card or a run. */
export interface Ring extends Rect {
  /** 0xrrggbb */
  readonly colour: number;
  /** 0–1 */
  readonly strength: number;
}

/** Rings around what is meant: legal targets, hints, the keyboard's place, equal ranks. */
export class RingLayer {
  readonly container = new Container({ eventMode: 'none' });
  readonly #rings: NineSliceSprite[] = [];
  #furniture: Furniture | undefined;

  dress(furniture: Furniture): void {
    this.#furniture = furniture;
    for (const ring of this.#rings.splice(0)) ring.destroy();
    this.container.removeChildren();
  }

  /** Shows exactly these rings. Sprites are kept and used again. */
  show(rings: readonly Ring[]): void {
    const furniture = this.#furniture;
    if (!furniture) return;
    const reach = furniture.ringReach;
    while (this.#rings.length < rings.length) {
      const side = reach * 2.2;
      const sprite = new NineSliceSprite({
        texture: furniture.ring,
        leftWidth: side,
        rightWidth: side,
        topHeight: side,
        bottomHeight: side,
      });
      this.#rings.push(sprite);
      this.container.addChild(sprite);
    }
    this.#rings.forEach((sprite, i) => {
      const ring = rings[i];
      sprite.visible = ring !== undefined;
      if (!ring) return;
      sprite.position.set(ring.x - reach, ring.y - reach);
      sprite.width = ring.width + 2 * reach;
      sprite.height = ring.height + 2 * reach;
      sprite.tint = ring.colour;
      sprite.alpha = ring.strength;
    });
  }

  /** Changes the strength of one of the rings shown. */
  setStrength(index: number, strength: number): void {
    const ring = this.#rings[index];
    if (ring) ring.alpha = strength;
  }
}
