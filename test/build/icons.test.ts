import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { icnsOf, icoOf } from '../../build/icons.ts';
import { projectRoot } from '../../build/setup/paths.mjs';

const pictures = [
  { size: 16, png: Buffer.from('sixteen') },
  { size: 256, png: Buffer.from('large') },
];
const signature = '\x89PNG';

describe('the icon files', () => {
  it('of Windows list each picture with its width, length and place', () => {
    const ico = icoOf(pictures);
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
    expect([ico[6], ico[22]]).toEqual([16, 0]);
    for (const [entry, text] of [
      [6, 'sixteen'],
      [22, 'large'],
    ] as const) {
      const length = ico.readUInt32LE(entry + 8);
      const offset = ico.readUInt32LE(entry + 12);
      expect(ico.subarray(offset, offset + length).toString()).toBe(text);
    }
  });

  it('of the Mac hold chunks that add up', () => {
    const icns = icnsOf(pictures);
    expect(icns.subarray(0, 4).toString()).toBe('icns');
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    const types: string[] = [];
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
      types.push(icns.subarray(at, at + 4).toString());
    expect(types).toEqual(['icp4', 'ic08', 'ic13']);
  });

  it('are drawn in every size', () => {
    const folder = join(projectRoot, 'build/resources/icons');
    for (const size of [16, 24, 32, 48, 64, 128, 256, 512, 1024]) {
      const png = readFileSync(join(folder, `${size}x${size}.png`));
      expect(png.subarray(0, 4).toString('latin1')).toBe(signature);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
    }
    expect(readFileSync(join(folder, 'icon.ico')).readUInt16LE(4)).toBe(7);
    expect(readFileSync(join(folder, 'icon.icns')).subarray(0, 4).toString()).toBe('icns');
  });
});
