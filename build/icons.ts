/**
 * Draws the app's icons from build/resources/icons/icon.svg, in every size and container that the systems ask for.
 * They are kept in git, since packaging needs them and drawing needs a browser: run `npm run icons` after a change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ensureTestBrowser, runsAsRoot } from './setup/chromium.mjs';
import { projectRoot } from './setup/paths.mjs';

const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;

/** A picture as a PNG file, and its width in pixels. */
export interface Picture {
  readonly size: number;
  readonly png: Buffer;
}

/** Returns a Windows icon: a directory of entries of 16 bytes, then the pictures; a width of 256 is written as 0. */
export function icoOf(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Apple's names for pictures in PNG form, by their width in pixels; some widths also serve half the size at 2x. */
const appleTypes: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};

/** Returns a Mac icon: chunks of a type, their length with these eight bytes, and a picture. */
export function icnsOf(pictures: readonly Picture[]): Buffer {
  const chunks = pictures.flatMap(({ size, png }) =>
    (appleTypes[size] ?? []).map((type) => chunk(type, png)),
  );
  return chunk('icns', Buffer.concat(chunks));
}

function chunk(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 'latin1');
  header.writeUInt32BE(header.length + content.length, 4);
  return Buffer.concat([header, content]);
}

async function draw(svg: string): Promise<Picture[]> {
  const executablePath = await ensureTestBrowser(projectRoot);
  const browser = await chromium.launch({ executablePath, args: runsAsRoot() ? ['--no-sandbox'] : [] });
  const pictures: Picture[] = [];
  for (const size of sizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    pictures.push({ size, png: await page.screenshot({ omitBackground: true }) });
    await page.close();
  }
  await browser.close();
  return pictures;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(projectRoot, 'build', 'resources', 'icons');
  const pictures = await draw(readFileSync(join(folder, 'icon.svg'), 'utf8'));
  for (const { size, png } of pictures) writeFileSync(join(folder, `${size}x${size}.png`), png);
  writeFileSync(join(folder, 'icon.ico'), icoOf(pictures.filter(({ size }) => size <= 256)));
  writeFileSync(join(folder, 'icon.icns'), icnsOf(pictures));
}
