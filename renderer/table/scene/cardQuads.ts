import { Mesh, MeshGeometry, Texture } from 'pixi.js';
import type { CardAtlas } from '../textures/cardAtlas.ts';

const CORNERS = 4;
/** Numbers of one quad: an x and a y for each corner. */
const STRIDE = CORNERS * 2;
const INDICES = [0, 1, 2, 0, 2, 3] as const;

/**
 * Rectangles cut out of the cards' atlas, drawn in the order of their slots, as one object of the scene. To move
 * cards is to write numbers: no object comes or goes, so the scene is never put together anew for it.
 */
export class CardQuads {
  readonly #capacity: number;

  readonly mesh: Mesh<MeshGeometry>;
  readonly #corners: Float32Array;
  readonly #cuts: Float32Array;
  #moved = false;
  #recut = false;

  /** @param capacity the most rectangles there will be. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#corners = new Float32Array(capacity * STRIDE);
    this.#cuts = new Float32Array(capacity * STRIDE);
    const indices = new Uint32Array(capacity * INDICES.length);
    for (let i = 0; i < indices.length; i++) {
      const quad = Math.floor(i / INDICES.length);
      indices[i] = quad * CORNERS + (INDICES[i % INDICES.length] ?? 0);
    }
    const geometry = new MeshGeometry({ positions: this.#corners, uvs: this.#cuts, indices });
    // Into the same draw call as everything else that lies on the table.
    geometry.batchMode = 'batch';
    this.mesh = new Mesh({ geometry, texture: Texture.EMPTY, eventMode: 'none', roundPixels: true });
  }

  /** From now on the rectangles are cut out of this atlas. */
  dress(atlas: CardAtlas): void {
    this.mesh.texture = atlas.whole;
  }

  /** What the rectangle in a slot shows. */
  cut(slot: number, { uvs }: Texture): void {
    const cuts = this.#cuts;
    const at = slot * STRIDE;
    cuts[at] = uvs.x0;
    cuts[at + 1] = uvs.y0;
    cuts[at + 2] = uvs.x1;
    cuts[at + 3] = uvs.y1;
    cuts[at + 4] = uvs.x2;
    cuts[at + 5] = uvs.y2;
    cuts[at + 6] = uvs.x3;
    cuts[at + 7] = uvs.y3;
    this.#recut = true;
  }

  /** Where the rectangle in a slot lies, in CSS px of the table; allocates nothing. */
  place(slot: number, left: number, top: number, right: number, bottom: number): void {
    const corners = this.#corners;
    const at = slot * STRIDE;
    corners[at] = left;
    corners[at + 1] = top;
    corners[at + 2] = right;
    corners[at + 3] = top;
    corners[at + 4] = right;
    corners[at + 5] = bottom;
    corners[at + 6] = left;
    corners[at + 7] = bottom;
    this.#moved = true;
  }

  /** Draws nothing in this slot. */
  clear(slot: number): void {
    this.place(slot, 0, 0, 0, 0);
  }

  /** Draws nothing in this slot and those after it. */
  clearFrom(slot: number): void {
    this.#corners.fill(0, slot * STRIDE, this.#capacity * STRIDE);
    this.#moved = true;
  }

  /** Hands what has changed to the next picture. */
  flush(): void {
    if (!this.#moved && !this.#recut) return;
    this.#moved = false;
    this.#recut = false;
    this.mesh.geometry.getBuffer('aPosition').update();
  }

  destroy(): void {
    const { geometry } = this.mesh;
    this.mesh.destroy();
    geometry.destroy(true);
  }
}
