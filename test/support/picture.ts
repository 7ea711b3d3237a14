import type { Page } from '@playwright/test';

/** A rectangle of the window, in CSS px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A colour as its three channels, each 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** What the window shows, pixel by pixel. One px of the window is one pixel: the test's window is not scaled. */
export class Picture {
  readonly #data: Buffer;

  private constructor(
    data: Buffer,
    readonly width: number,
    readonly height: number,
  ) {
    this.#data = data;
  }

  static async of(page: Page): Promise<Picture> {
    const png = (await page.screenshot({ scale: 'css' })).toString('base64');
    const { width, height, pixels } = await page.evaluate(async (text) => {
      const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (context === null) throw new Error('No picture can be read here.');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let signs = '';
      for (let at = 0; at < data.length; at += 0x8000)
        signs += String.fromCharCode(...data.subarray(at, at + 0x8000));
      return { width: bitmap.width, height: bitmap.height, pixels: btoa(signs) };
    }, png);
    return new Picture(Buffer.from(pixels, 'base64'), width, height);
  }

  /** The colours of all pixels in a box. */
  colours(box: Box): Rgb[] {
    const found: Rgb[] = [];
    const [left, right] = [Math.round(box.x), Math.round(box.x + box.width)];
    const [top, bottom] = [Math.round(box.y), Math.round(box.y + box.height)];
    for (let y = Math.max(0, top); y < Math.min(bottom, this.height); y++) {
      for (let x = Math.max(0, left); x < Math.min(right, this.width); x++) {
        const at = 4 * (y * this.width + x);
        found.push([this.#data[at] ?? 0, this.#data[at + 1] ?? 0, this.#data[at + 2] ?? 0]);
      }
    }
    return found;
  }

  /** The colour that most pixels of a box have. */
  ground(box: Box): Rgb {
    const counts = new Map<number, { readonly colour: Rgb; readonly count: number }>();
    let most: { readonly colour: Rgb; readonly count: number } = { colour: [0, 0, 0], count: 0 };
    for (const colour of this.colours(box)) {
      // Neighbouring shades of a gradient count as one.
      const key = colour.reduce((sum, channel) => sum * 64 + (channel >> 2), 0);
      const known = { colour, count: (counts.get(key)?.count ?? 0) + 1 };
      counts.set(key, known);
      if (known.count > most.count) most = known;
    }
    return most.colour;
  }
}

/** The contrast of two colours by WCAG 2.2: 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it: 0–1. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
