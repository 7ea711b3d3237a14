import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { CARDS_PER_DECK } from '../../../shared/cards/card.ts';
import { drawBack } from '../art/backArt.ts';
import type { CourtArt } from '../art/courtArt.ts';
import { ART_HEIGHT, ART_RADIUS, ART_WIDTH, type DeckStyle, drawFace } from '../art/faceArt.ts';
import { packSheet } from './packing.ts';

/** What the cards are rasterised for. Any change needs another atlas. */
export interface CardRaster {
  /** In CSS px. */
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly pixelRatio: number;
  readonly style: DeckStyle;
  readonly back: string;
}

/** Room around a card for its edge and the shadow that it casts at rest, as a share of its width. */
const BORDER = 0.022;
const BACK = CARDS_PER_DECK;
const LARGEST_SHEET = 8192;

/**
 * All faces and the back in one texture, rasterised at the very size in use so that every pixel of the art is one
 * of the screen. Replaced whole when the size or the style changes; the old one has to be destroyed.
 */
export class CardAtlas {
  /** Room around the card within each texture, in CSS px. */
  readonly border: number;
  /** Height of each texture in CSS px. */
  readonly tileHeight: number;
  /** The whole sheet. */
  readonly whole: Texture;
  /** By face 0–51; the back last. */
  readonly textures: readonly Texture[];
  /** Pixels of the sheet. */
  readonly pixels: number;
  readonly #source: CanvasSource;
  readonly #context: CanvasRenderingContext2D;

  constructor(
    readonly raster: CardRaster,
    courts: CourtArt,
    largestSheet = LARGEST_SHEET,
  ) {
    const ratio = raster.pixelRatio;
    const border = Math.max(2, Math.round(raster.cardWidth * ratio * BORDER));
    const width = Math.round(raster.cardWidth * ratio) + 2 * border;
    const height = Math.round(raster.cardHeight * ratio) + 2 * border;
    const { columns, rows } = packSheet(CARDS_PER_DECK + 1, width, height, largestSheet);
    const { canvas, context } = sheet(columns * width, rows * height);
    this.#context = context;
    this.border = border / ratio;
    this.tileHeight = height / ratio;
    this.pixels = canvas.width * canvas.height;
    const blank = this.#blank(width, height, border);
    for (let face = 0; face <= BACK; face++) {
      const x = (face % columns) * width;
      const y = Math.floor(face / columns) * height;
      context.drawImage(blank, x, y);
      this.#draw(face, x + border, y + border, courts);
    }
    this.#source = new CanvasSource({
      resource: canvas,
      resolution: ratio,
      scaleMode: 'linear',
      label: 'cards',
    });
    this.whole = new Texture({ source: this.#source });
    this.textures = Array.from({ length: BACK + 1 }, (_, face) => {
      const x = ((face % columns) * width) / ratio;
      const y = (Math.floor(face / columns) * height) / ratio;
      return new Texture({ source: this.#source, frame: new Rectangle(x, y, width / ratio, height / ratio) });
    });
  }

  /** The texture of a face 0–51, or of the back. */
  texture(face: number | 'back'): Texture {
    return this.textures[face === 'back' ? BACK : face] ?? Texture.EMPTY;
  }

  destroy(): void {
    for (const texture of [this.whole, ...this.textures]) texture.destroy(false);
    this.#source.destroy();
    // A canvas keeps its memory until it is collected, unless it is shrunk.
    this.#context.canvas.width = 0;
    this.#context.canvas.height = 0;
  }

  #draw(face: number, x: number, y: number, courts: CourtArt): void {
    const { raster } = this;
    const context = this.#context;
    context.save();
    context.translate(x, y);
    context.scale(
      (raster.cardWidth * raster.pixelRatio) / ART_WIDTH,
      (raster.cardHeight * raster.pixelRatio) / ART_HEIGHT,
    );
    if (face === BACK) drawBack(context, raster.back);
    else drawFace(context, face, raster.style, courts);
    context.restore();
  }

  /** Paper, edge and resting shadow, which all tiles share. */
  #blank(width: number, height: number, border: number): HTMLCanvasElement {
    const { palette } = this.raster.style;
    const { canvas, context } = sheet(width, height);
    const scale = (width - 2 * border) / ART_WIDTH;
    const edge = Math.max(1, Math.round(palette.edgeWidth * scale * 2.4));
    const outline = (inset: number): void => {
      context.beginPath();
      context.roundRect(
        border + inset,
        border + inset,
        width - 2 * (border + inset),
        height - 2 * (border + inset),
        Math.max(1, ART_RADIUS * scale - inset),
      );
    };
    context.shadowColor = palette.shadow;
    context.shadowBlur = border * 0.9;
    context.shadowOffsetY = border * 0.3;
    outline(0);
    context.fillStyle = palette.paper;
    context.fill();
    context.shadowColor = 'transparent';
    outline(edge / 2);
    context.lineWidth = edge;
    context.strokeStyle = palette.paperEdge;
    context.stroke();
    return canvas;
  }
}

/** A canvas kept in main memory: on a software renderer rasterising there is a hundred times as fast. */
export function sheet(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context)
    throw new Error(`The system gives no drawing surface of ${width} × ${height} px for the cards.`);
  return { canvas, context };
}
