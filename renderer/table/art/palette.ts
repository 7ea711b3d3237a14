import type { SuitIndex } from '../../../shared/cards/card.ts';
import type { TableTheme } from '../tablePort.ts';

/** The colours of a table and of the cards on it. Alpha stands in the colours where something shines through. */
export interface Palette {
  /** The surface, from the light in the middle to its edge. */
  readonly surface: readonly [string, string];
  /** Outline and signs of an empty place. */
  readonly place: string;
  readonly placeFill: string;
  readonly placeSign: string;
  readonly paper: string;
  readonly paperEdge: string;
  readonly shadow: string;
  /** By suit: clubs, spades, hearts, diamonds. */
  readonly twoColours: readonly [string, string, string, string];
  readonly fourColours: readonly [string, string, string, string];
  /** The colours of court cards, by the colour that the art has in their stead. */
  readonly court: Readonly<Record<string, string>>;
  /** Legal targets, hints and the keyboard's place, as 0xrrggbb. */
  readonly target: number;
  readonly hint: number;
  readonly focus: number;
  readonly equal: number;
  /** Width of a card's outline in px at a card width of 100. */
  readonly edgeWidth: number;
}

const paperCourt = { '#000': '#1d2129', red: '#c8323f', '#44F': '#2f559f', '#FC4': '#e8b44a' } as const;

const light: Palette = {
  surface: ['#2d7562', '#174a3e'],
  place: 'rgba(255,255,255,0.64)',
  placeFill: 'rgba(0,20,14,0.14)',
  placeSign: 'rgba(255,255,255,0.72)',
  paper: '#fffdf8',
  paperEdge: 'rgba(20,30,28,0.34)',
  shadow: 'rgba(0,16,12,0.42)',
  twoColours: ['#1d2129', '#1d2129', '#c8202f', '#c8202f'],
  fourColours: ['#16774a', '#1d2129', '#c8202f', '#1d5fbf'],
  court: paperCourt,
  target: 0xffe08a,
  hint: 0xa5eaff,
  focus: 0xffffff,
  equal: 0xffd998,
  edgeWidth: 0.8,
};

const dark: Palette = {
  surface: ['#2b3648', '#141a25'],
  place: 'rgba(214,224,244,0.48)',
  placeFill: 'rgba(0,0,0,0.2)',
  placeSign: 'rgba(214,224,244,0.6)',
  paper: '#eae6dc',
  paperEdge: 'rgba(8,10,14,0.5)',
  shadow: 'rgba(0,0,0,0.6)',
  twoColours: ['#20242c', '#20242c', '#b3202f', '#b3202f'],
  fourColours: ['#14663f', '#20242c', '#b3202f', '#1b539f'],
  court: { '#000': '#20242c', red: '#b5303c', '#44F': '#2d4f90', '#FC4': '#d9a743' },
  target: 0xf4cf74,
  hint: 0x7ad3f2,
  focus: 0xffffff,
  equal: 0xf0b35c,
  edgeWidth: 0.8,
};

const highContrast: Palette = {
  surface: ['#000000', '#000000'],
  place: '#ffffff',
  placeFill: 'rgba(0,0,0,0)',
  placeSign: '#ffffff',
  paper: '#ffffff',
  paperEdge: '#000000',
  shadow: 'rgba(0,0,0,0)',
  twoColours: ['#000000', '#000000', '#d00000', '#d00000'],
  fourColours: ['#006b2d', '#000000', '#d00000', '#0040d0'],
  court: { '#000': '#000000', red: '#d00000', '#44F': '#0030a0', '#FC4': '#ffd000' },
  target: 0xffff00,
  hint: 0x00ffff,
  focus: 0xff40ff,
  equal: 0xffa000,
  edgeWidth: 2,
};

const palettes: Readonly<Record<TableTheme, Palette>> = { light, dark, highContrast };

/** The palette of a theme. */
export function paletteOf(theme: TableTheme): Palette {
  return palettes[theme];
}

/** The colour of a suit's signs. */
export function suitColour(palette: Palette, suit: SuitIndex, fourColours: boolean): string {
  return (fourColours ? palette.fourColours : palette.twoColours)[suit];
}
