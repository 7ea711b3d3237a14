import type { Layout } from '../../../shared/board/layout.ts';
import { CARD_RATIO } from '../../../shared/board/metrics.ts';
import { placeSigns } from '../../../shared/board/placeSigns.ts';
import type { CompiledGame } from '../../../shared/rules/compile.ts';
import type { CourtArt } from '../art/courtArt.ts';
import { paletteOf } from '../art/palette.ts';
import type { TableSettings } from '../tablePort.ts';
import { CardAtlas } from './cardAtlas.ts';
import { Furniture } from './furniture.ts';

/**
 * Cards wider than this in device pixels are drawn from pictures of this width: all faces of larger ones would take
 * hundreds of megabytes. Only cards set far larger than fit, on the largest screens, ever are.
 */
const LARGEST_RASTER = 640;

/** The textures in use, and how long the old ones live: until the new ones are worn. */
export class Wardrobe {
  readonly #courts: CourtArt;

  atlas: CardAtlas | undefined;
  furniture: Furniture | undefined;

  constructor(courts: CourtArt) {
    this.#courts = courts;
  }

  /** Draws everything at the size of the layout; `wear` puts it on, and what was worn before is destroyed. */
  renew(
    game: CompiledGame,
    layout: Layout,
    settings: TableSettings,
    wear: (atlas: CardAtlas, furniture: Furniture) => void,
  ): void {
    const { atlas: oldAtlas, furniture: oldFurniture } = this;
    const palette = paletteOf(settings.theme);
    const { fourColourDeck: fourColours, largeIndex, rankSigns, cardBack: back } = settings;
    const size = rasterOf(layout);
    const style = { palette, fourColours, largeIndex, rankSigns };
    const atlas = new CardAtlas({ ...size, style, back }, this.#courts);
    const furniture = new Furniture({ ...size, palette, rankSigns, places: placeSigns(game) });
    this.atlas = atlas;
    this.furniture = furniture;
    wear(atlas, furniture);
    oldAtlas?.destroy();
    oldFurniture?.destroy();
  }

  /** Whether the textures were drawn for cards of just this size. */
  fits(layout: Layout): boolean {
    const raster = this.atlas?.raster;
    const { cardWidth, pixelRatio } = rasterOf(layout);
    return raster?.cardWidth === cardWidth && raster.pixelRatio === pixelRatio;
  }

  destroy(): void {
    this.atlas?.destroy();
    this.furniture?.destroy();
  }
}

/** The size at which a layout's cards are drawn, in CSS px. */
function rasterOf({ cardWidth, cardHeight, request: { pixelRatio } }: Layout): {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly pixelRatio: number;
} {
  if (cardWidth * pixelRatio <= LARGEST_RASTER) return { cardWidth, cardHeight, pixelRatio };
  const width = LARGEST_RASTER / pixelRatio;
  return {
    cardWidth: width,
    cardHeight: Math.round(width * CARD_RATIO * pixelRatio) / pixelRatio,
    pixelRatio,
  };
}
