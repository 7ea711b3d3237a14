import type { Layout } from '../../../shared/board/layout.ts';
import { placeSigns } from '../../../shared/board/placeSigns.ts';
import type { CompiledGame } from '../../../shared/rules/compile.ts';
import type { CourtArt } from '../art/courtArt.ts';
import { paletteOf } from '../art/palette.ts';
import type { TableSettings } from '../tablePort.ts';
import { CardAtlas } from './cardAtlas.ts';
import { Furniture } from './furniture.ts';

/** The textures in use, and how long the old ones live: until the new ones are worn. */
export class Wardrobe {
  atlas: CardAtlas | undefined;
  furniture: Furniture | undefined;

  constructor(private readonly courts: CourtArt) {}

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
    const { cardWidth, cardHeight, request } = layout;
    const size = { cardWidth, cardHeight, pixelRatio: request.pixelRatio };
    const style = { palette, fourColours, largeIndex, rankSigns };
    const atlas = new CardAtlas({ ...size, style, back }, this.courts);
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
    return raster?.cardWidth === layout.cardWidth && raster.pixelRatio === layout.request.pixelRatio;
  }

  destroy(): void {
    this.atlas?.destroy();
    this.furniture?.destroy();
  }
}
