import { describe, expect, it } from 'vitest';
import { paletteOf } from '../../../../renderer/table/art/palette.ts';
import { contrast, type Rgb } from '../../../support/picture.ts';

const ofNumber = (colour: number): Rgb => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
const ofText = (colour: string): Rgb => ofNumber(Number.parseInt(colour.slice(1), 16));

/** WCAG 2.2 AA, 1.4.3 and 1.4.11; contrast.spec.ts measures most of it on the picture as well. */
describe.each(['light', 'dark', 'highContrast'] as const)('the palette of the theme %s', (theme) => {
  const palette = paletteOf(theme);

  it('has signs that stand out from the paper', () => {
    const paper = ofText(palette.paper);
    for (const colour of [...palette.twoColours, ...palette.fourColours]) {
      expect(contrast(ofText(colour), paper), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has marks that stand out from the table, at its middle and at its edge', () => {
    const marks = { target: palette.target, hint: palette.hint, focus: palette.focus, equal: palette.equal };
    for (const [name, mark] of Object.entries(marks)) {
      for (const surface of palette.surface) {
        expect(contrast(ofNumber(mark), ofText(surface)), `${name} on ${surface}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
