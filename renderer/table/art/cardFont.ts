import fontAddress from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2?url';
import extendedAddress from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-ext-600-normal.woff2?url';
import ranges from '@fontsource/barlow-semi-condensed/unicode.json';

/** The titles of the overlay are set in it too: tokens.css names it. */
const FAMILY = 'Grand Patience Signs';

let loading: Promise<void> | undefined;

/**
 * Loads the typeface of the cards' signs, once. Without it the system's own is used, which reads as well:
 * so a failure is no reason to stop.
 */
export function loadCardFont(): Promise<void> {
  if (loading) return loading;
  // Fetched when a text first needs one of its signs, as Polish titles do.
  document.fonts.add(
    new FontFace(FAMILY, `url(${extendedAddress})`, { weight: '600', unicodeRange: ranges['latin-ext'] }),
  );
  loading = new FontFace(FAMILY, `url(${fontAddress})`, { weight: '600', unicodeRange: ranges.latin })
    .load()
    .then(
      (face) => {
        document.fonts.add(face);
      },
      (problem: unknown) =>
        console.warn('The typeface of the cards could not be loaded; the system’s is used.', problem),
    );
  return loading;
}

/** A CSS font for signs of this size in px, for canvas contexts. */
export function signFont(size: number): string {
  return `600 ${size}px "${FAMILY}", "Roboto Condensed", "Arial Narrow", "Helvetica Neue", Arial, sans-serif`;
}

/** Height of a capital or figure over the font size. */
export const CAP_HEIGHT = 0.7;
