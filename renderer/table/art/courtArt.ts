import artAddress from '../../generated/courtArt.json?url';

/** One path of a court picture; see build/courtArt.ts, which writes the file. */
interface CourtStroke {
  readonly path: number;
  readonly matrix: readonly [number, number, number, number, number, number];
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly strokeWidth: number;
  readonly pip: boolean;
}

interface CourtFile {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly string[];
  readonly pictures: Readonly<Record<string, readonly CourtStroke[]>>;
}

/** How a picture is painted: the colours that stand for those of the art, and the suit's own. */
export interface CourtColours {
  readonly colours: Readonly<Record<string, string>>;
  readonly suit: string;
}

/** Width over height of a court picture. */
export const COURT_RATIO = 164.8 / 260.8;

/** The pictures of the twelve court cards. */
export class CourtArt {
  readonly #file: CourtFile;

  readonly #paths = new Map<number, Path2D>();

  private constructor(file: CourtFile) {
    this.#file = file;
  }

  /**
   * Loads the pictures, once for the whole run.
   * @throws Error if the app's own file of pictures cannot be read.
   */
  static async load(): Promise<CourtArt> {
    const answer = await fetch(artAddress);
    if (!answer.ok)
      throw new Error(`The pictures of the cards could not be read (${answer.status} ${artAddress}).`);
    const file: CourtFile = await answer.json();
    return new CourtArt(file);
  }

  /** Draws a picture (JC … KD) into the rectangle, cut off at its edges. */
  draw(
    context: CanvasRenderingContext2D,
    name: string,
    x: number,
    y: number,
    width: number,
    height: number,
    paint: CourtColours,
  ): void {
    const colour = (value: string, pip: boolean): string =>
      pip ? paint.suit : (paint.colours[value] ?? value);
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.translate(x + width / 2, y + height / 2);
    context.scale(width / this.#file.width, height / this.#file.height);
    for (const stroke of this.#file.pictures[name] ?? []) {
      context.save();
      context.transform(...stroke.matrix);
      const path = this.#pathOf(stroke.path);
      if (stroke.fill !== null) {
        context.fillStyle = colour(stroke.fill, stroke.pip);
        context.fill(path);
      }
      if (stroke.stroke !== null) {
        context.strokeStyle = colour(stroke.stroke, stroke.pip);
        context.lineWidth = stroke.strokeWidth;
        context.lineCap = 'round';
        context.lineJoin = 'round';
        context.stroke(path);
      }
      context.restore();
    }
    context.restore();
  }

  #pathOf(index: number): Path2D {
    const path = this.#paths.get(index) ?? new Path2D(this.#file.paths[index] ?? '');
    this.#paths.set(index, path);
    return path;
  }
}
