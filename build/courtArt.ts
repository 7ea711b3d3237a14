/**
 * Extracts the pictures of the twelve court cards from the npm package @letele/playing-cards (CC0) as lists of
 * paths, without frame, corner signs and paper: the table draws those itself, in the deck's own style, and paths
 * can be recoloured and drawn at once where an SVG would first have to be decoded.
 *
 * Written by build/cardArt.ts to renderer/generated/courtArt.json (not kept in git).
 */
import { runInNewContext } from 'node:vm';

/** An SVG element as the package's components describe it. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: readonly Element[];
}

/** a b c d e f, as in a canvas transform: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** One path of a picture. `path` is an index of `paths`; colours are the art's own, null for none. */
export interface CourtStroke {
  readonly path: number;
  readonly matrix: Matrix;
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly strokeWidth: number;
  /** A small sign of the card's suit, which follows the deck's suit colours. */
  readonly pip: boolean;
}

/** The pictures by name (JC … KD), in a space of `width` × `height` around its centre. */
export interface CourtArt {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly string[];
  readonly pictures: Readonly<Record<string, readonly CourtStroke[]>>;
}

const PICTURE = { width: 164.8, height: 260.8 };
const PIP_VIEW_BOX = '-600 -600 1200 1200';
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** What a path inherits from the elements around it. */
interface Style {
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly strokeWidth: number;
  readonly pip: boolean;
}

/**
 * Returns the court pictures from the source text of the package's module.
 * @throws Error where the module is not built as expected or holds an element that is not known here.
 */
export function extractCourtArt(moduleSource: string): CourtArt {
  const components = componentsOf(moduleSource);
  const paths: string[] = [];
  const pictures: Record<string, CourtStroke[]> = {};
  for (const suit of 'CSHD') {
    for (const rank of 'JQK') {
      const component = components[`${suit}${rank.toLowerCase()}`];
      if (!component) throw new Error(`The card art has no ${rank} of ${suit}.`);
      pictures[`${rank}${suit}`] = pictureOf(component({}), paths);
    }
  }
  return { ...PICTURE, paths, pictures };
}

function componentsOf(moduleSource: string): Record<string, ((properties: object) => Element) | undefined> {
  const exported = /export \{([^}]*)\};?\s*$/.exec(moduleSource)?.[1];
  if (exported === undefined) throw new Error('The card art module does not end in one list of exports.');
  const body = moduleSource.replace(/^import .*$/gm, '').replace(/export \{[^}]*\};?\s*$/, '');
  const members = exported.replace(/(\w+) as (\w+)/g, '$2: $1');
  const createElement = (name: string, attributes: object | null, ...children: unknown[]): Element => ({
    name,
    attributes: { ...attributes },
    children: children.filter((child): child is Element => typeof child === 'object' && child !== null),
  });
  return runInNewContext(`${body}\n;({${members}})`, { React: { createElement }, _extends: Object.assign });
}

/** The paths of the picture alone: the uses that fill its rectangle. */
function pictureOf(svg: Element, paths: string[]): CourtStroke[] {
  const byId = new Map<string, Element>();
  const collect = (element: Element): void => {
    const { id } = element.attributes;
    if (typeof id === 'string') byId.set(`#${id}`, element);
    element.children.forEach(collect);
  };
  collect(svg);
  const strokes: CourtStroke[] = [];
  const plain: Style = { fill: '#000', stroke: null, strokeWidth: 1, pip: false };
  for (const element of svg.children) {
    if (element.name === 'use' && number(element, 'width', 0) === PICTURE.width) {
      flatten(element, identity, plain, byId, paths, strokes);
    }
  }
  return strokes;
}

function flatten(
  element: Element,
  outer: Matrix,
  inherited: Style,
  byId: ReadonlyMap<string, Element>,
  paths: string[],
  strokes: CourtStroke[],
): void {
  const style = styleOf(element, inherited);
  const matrix = multiply(outer, parseTransform(element.attributes['transform']));
  switch (element.name) {
    case 'path': {
      const d = String(element.attributes['d']);
      const known = paths.indexOf(d);
      const path = known < 0 ? paths.push(d) - 1 : known;
      strokes.push({ path, matrix: rounded(matrix), ...style });
      return;
    }
    case 'use': {
      const target = byId.get(String(element.attributes['xlinkHref']));
      if (!target)
        throw new Error(`The card art uses ${String(element.attributes['xlinkHref'])}, which it lacks.`);
      const placed = multiply(matrix, [1, 0, 0, 1, number(element, 'x', 0), number(element, 'y', 0)]);
      const fitted = target.name === 'symbol' ? multiply(placed, viewBoxMatrix(target, element)) : placed;
      flatten(target, fitted, style, byId, paths, strokes);
      return;
    }
    case 'symbol':
    case 'g': {
      const pip = style.pip || element.attributes['viewBox'] === PIP_VIEW_BOX;
      for (const child of element.children) flatten(child, matrix, { ...style, pip }, byId, paths, strokes);
      return;
    }
    default:
      throw new Error(`The card art holds a <${element.name}>, which is not known here.`);
  }
}

function styleOf(element: Element, inherited: Style): Style {
  const paint = (name: string, fallback: string | null): string | null => {
    const value = element.attributes[name];
    return typeof value === 'string' ? (value === 'none' ? null : value) : fallback;
  };
  return {
    fill: paint('fill', inherited.fill),
    stroke: paint('stroke', inherited.stroke),
    strokeWidth: number(element, 'strokeWidth', inherited.strokeWidth),
    pip: inherited.pip,
  };
}

/** From a symbol's view box to the rectangle of its use, stretched or to scale as the symbol says. */
function viewBoxMatrix(symbol: Element, use: Element): Matrix {
  const [x = 0, y = 0, width = 1, height = 1] = String(symbol.attributes['viewBox']).split(/\s+/).map(Number);
  const scaleX = number(use, 'width', width) / width;
  const scaleY = number(use, 'height', height) / height;
  if (symbol.attributes['preserveAspectRatio'] === 'none')
    return [scaleX, 0, 0, scaleY, -x * scaleX, -y * scaleY];
  const scale = Math.min(scaleX, scaleY);
  const middle = (number(use, 'height', height) - height * scale) / 2;
  return [scale, 0, 0, scale, -x * scale, middle - y * scale];
}

/** Reads a list of matrix(), rotate(), scale() and translate(), as far as the art uses them. */
export function parseTransform(text: unknown): Matrix {
  if (typeof text !== 'string') return identity;
  let result = identity;
  for (const [, name = '', list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const values = (list.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    result = multiply(result, transformMatrix(name, values));
  }
  return result;
}

function transformMatrix(name: string, values: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
  switch (name) {
    case 'matrix':
      return [a, b, c, d, e, f];
    case 'translate':
      return [1, 0, 0, 1, a, b];
    case 'scale':
      return [a, 0, 0, values.length > 1 ? b : a, 0, 0];
    case 'rotate': {
      const angle = (a * Math.PI) / 180;
      const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
      return multiply(multiply([1, 0, 0, 1, b, c], turn), [1, 0, 0, 1, -b, -c]);
    }
    default:
      throw new Error(`The card art holds a transform ${name}(), which is not known here.`);
  }
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function rounded(matrix: Matrix): Matrix {
  const round = (value: number): number => Number(value.toPrecision(6));
  const [a, b, c, d, e, f] = matrix;
  return [round(a), round(b), round(c), round(d), round(e), round(f)];
}

function number(element: Element, name: string, fallback: number): number {
  const value = element.attributes[name];
  return value === undefined ? fallback : Number(value);
}
