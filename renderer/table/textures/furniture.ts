import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { PlaceSign } from '../../../shared/board/placeSigns.ts';
import { CAP_HEIGHT, signFont } from '../art/cardFont.ts';
import { ART_HEIGHT, ART_RADIUS, ART_WIDTH } from '../art/faceArt.ts';
import type { Palette } from '../art/palette.ts';
import { drawPlace } from '../art/placeArt.ts';
import { sheet } from './cardAtlas.ts';

/** What the furniture of a table is rasterised for. */
export interface FurnitureRaster {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly pixelRatio: number;
  readonly palette: Palette;
  readonly rankSigns: readonly string[];
  /** The signs of all empty places of the game; equal ones share a tile. */
  readonly places: readonly PlaceSign[];
}

/** Tiles beside the places, in this order, white ones to be tinted. */
const RING = 0;
const SHADOW = 1;
const SHADE = 2;
/** The ground of a count, beside the shade in its tile. */
const PLATE_OFFSET = 16;
const SIGNS = '0123456789×+ ';
/** Thickness of a ring and reach of the lifted card's shadow, as shares of a card's width. */
export const RING_REACH = 0.075;
export const SHADOW_REACH = 0.16;
/** Height of a count's plate by that of its signs. */
const PLATE_HEIGHT = 1.46;

/**
 * Everything on the table that is no card, in a second texture: empty places, rings, the shadow of what is lifted,
 * digits. Two textures are as many as one draw call may use on a software renderer.
 */
export class Furniture {
  readonly ring: Texture;
  readonly shadow: Texture;
  /** One white pixel, to be stretched and tinted. */
  readonly shade: Texture;
  /** A white plate with round ends as high as a count's, to be stretched between them and tinted. */
  readonly plate: Texture;
  /** Radius of its ends, in CSS px. */
  readonly plateRadius: number;
  /** By index of `places`. */
  readonly places: readonly Texture[];
  /** By sign, for counts. */
  readonly signs: ReadonlyMap<string, Texture>;
  readonly signHeight: number;
  readonly ringReach: number;
  readonly shadowReach: number;
  readonly #source: CanvasSource;
  readonly #context: CanvasRenderingContext2D;

  constructor(readonly raster: FurnitureRaster) {
    const ratio = raster.pixelRatio;
    const cardWidth = Math.round(raster.cardWidth * ratio);
    const cardHeight = Math.round(raster.cardHeight * ratio);
    const reach = Math.round(cardWidth * SHADOW_REACH);
    const width = cardWidth + 2 * reach + 2;
    const height = cardHeight + 2 * reach + 2;
    const count = SHADE + 1 + new Set(raster.places.map(keyOf)).size + 1;
    const columns = Math.ceil(Math.sqrt(count * (height / width)));
    const rows = Math.ceil(count / columns);
    const { canvas, context } = sheet(columns * width, rows * height);
    this.#context = context;
    this.#source = new CanvasSource({
      resource: canvas,
      resolution: ratio,
      scaleMode: 'linear',
      label: 'furniture',
    });
    const origin = (tile: number): { x: number; y: number } => ({
      x: (tile % columns) * width,
      y: Math.floor(tile / columns) * height,
    });
    const texture = (x: number, y: number, w: number, h: number): Texture =>
      new Texture({ source: this.#source, frame: new Rectangle(x / ratio, y / ratio, w / ratio, h / ratio) });
    const scale = cardWidth / ART_WIDTH;

    const ringReach = Math.round(cardWidth * RING_REACH);
    const ring = origin(RING);
    drawRing(context, ring.x, ring.y, cardWidth, cardHeight, ringReach, ART_RADIUS * scale);
    this.ring = texture(ring.x, ring.y, cardWidth + 2 * ringReach, cardHeight + 2 * ringReach);
    this.ringReach = ringReach / ratio;

    const shadow = origin(SHADOW);
    drawShadow(
      context,
      shadow.x,
      shadow.y,
      cardWidth,
      cardHeight,
      reach,
      ART_RADIUS * scale,
      raster.palette.shadow,
    );
    this.shadow = texture(shadow.x, shadow.y, cardWidth + 2 * reach, cardHeight + 2 * reach);
    this.shadowReach = reach / ratio;

    const shade = origin(SHADE);
    context.fillStyle = '#fff';
    context.fillRect(shade.x, shade.y, 8, 8);
    this.shade = texture(shade.x + 2, shade.y + 2, 4, 4);

    this.signHeight = Math.max(9 * ratio, cardWidth * 0.15);
    const plateHeight = Math.ceil(this.signHeight * PLATE_HEIGHT);
    const radius = Math.floor(plateHeight * 0.3);
    context.beginPath();
    context.roundRect(shade.x + PLATE_OFFSET, shade.y, 2 * radius + 4, plateHeight, radius);
    context.fill();
    this.plate = texture(shade.x + PLATE_OFFSET, shade.y, 2 * radius + 4, plateHeight);
    this.plateRadius = radius / ratio;

    const byKey = new Map<string, Texture>();
    let tile = SHADE + 1;
    this.places = raster.places.map((sign) => {
      const known = byKey.get(keyOf(sign));
      if (known) return known;
      const { x, y } = origin(tile++);
      context.save();
      context.translate(x, y);
      context.scale(cardWidth / ART_WIDTH, cardHeight / ART_HEIGHT);
      drawPlace(context, sign, { ...raster, scale });
      context.restore();
      const made = texture(x, y, cardWidth, cardHeight);
      byKey.set(keyOf(sign), made);
      return made;
    });

    const signs = origin(tile);
    this.signs = drawSigns(context, signs.x, signs.y, this.signHeight, width, texture);
  }

  destroy(): void {
    for (const texture of [
      this.ring,
      this.shadow,
      this.shade,
      this.plate,
      ...this.places,
      ...this.signs.values(),
    ]) {
      texture.destroy(false);
    }
    this.#source.destroy();
    this.#context.canvas.width = 0;
    this.#context.canvas.height = 0;
  }
}

function keyOf(sign: PlaceSign): string {
  return JSON.stringify(sign);
}

/** A band around a card, brightest at the card's edge. */
function drawRing(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  reach: number,
  radius: number,
): void {
  const solid = Math.max(2, Math.round(reach * 0.5));
  for (let step = reach; step >= 1; step--) {
    const strength = step <= solid ? 1 : 0.34 * (1 - (step - solid) / (reach - solid + 1));
    context.beginPath();
    context.roundRect(
      x + reach - step + 0.5,
      y + reach - step + 0.5,
      width + 2 * step - 1,
      height + 2 * step - 1,
      radius + step,
    );
    context.strokeStyle = `rgba(255,255,255,${strength})`;
    context.lineWidth = 1.5;
    context.stroke();
  }
}

function drawShadow(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  reach: number,
  radius: number,
  colour: string,
): void {
  context.save();
  context.beginPath();
  context.rect(x, y, width + 2 * reach, height + 2 * reach);
  context.clip();
  context.shadowColor = colour;
  context.shadowBlur = reach * 0.85;
  // Only the shadow is wanted: the shape that casts it stands outside the clip.
  const away = width * 4;
  context.shadowOffsetX = away;
  context.beginPath();
  context.roundRect(x + reach - away, y + reach, width, height, radius);
  context.fill();
  context.restore();
}

function drawSigns(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  height: number,
  limit: number,
  texture: (x: number, y: number, width: number, height: number) => Texture,
): Map<string, Texture> {
  const signs = new Map<string, Texture>();
  context.font = signFont(height / CAP_HEIGHT);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = '#fff';
  const line = Math.ceil(height * 1.3);
  let left = x;
  let top = y;
  for (const sign of SIGNS) {
    const width = Math.ceil(context.measureText(sign).width);
    if (left + width > x + limit - 2) {
      left = x;
      top += line + 2;
    }
    context.fillText(sign, left, top + height * 1.1);
    signs.set(sign, texture(left, top, width, line));
    left += width + 2;
  }
  return signs;
}
