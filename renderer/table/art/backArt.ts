import { type CardBack, cardBacks } from '../tablePort.ts';
import { ART_HEIGHT, ART_RADIUS, ART_WIDTH } from './faceArt.ts';

const MARGIN = 13;

interface BackColours {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
}

type Pattern = (context: CanvasRenderingContext2D, colours: BackColours) => void;

/** A back is a ground, two inks and a pattern; every name of the collection has one. */
const backs: Readonly<Record<CardBack, BackColours & { readonly pattern: Pattern }>> = {
  lattice: { ground: '#24457f', ink: '#7f9cd0', accent: '#f0e6c8', pattern: lattice },
  waves: { ground: '#12665f', ink: '#7fc4b4', accent: '#e9f5ee', pattern: waves },
  stars: { ground: '#1c1f45', ink: '#c9a961', accent: '#f4e3b0', pattern: stars },
  plain: { ground: '#7a2f4a', ink: '#c58a9e', accent: '#f2dbe2', pattern: plain },
  classicBlue: { ground: '#fdfbf5', ink: '#2d56a8', accent: '#2d56a8', pattern: diamonds },
  classicRed: { ground: '#fdfbf5', ink: '#b9273a', accent: '#b9273a', pattern: diamonds },
};

/** The collection's back of this name, or its first one. */
export function knownBack(name: string): CardBack {
  return cardBacks.find((back) => back === name) ?? cardBacks[0];
}

/** Draws a back over the blank paper; the context is scaled to art units. */
export function drawBack(context: CanvasRenderingContext2D, name: string): void {
  const { pattern, ...colours } = backs[knownBack(name)];
  context.save();
  context.beginPath();
  context.roundRect(MARGIN, MARGIN, ART_WIDTH - 2 * MARGIN, ART_HEIGHT - 2 * MARGIN, ART_RADIUS - 5);
  context.fillStyle = colours.ground;
  context.fill();
  context.clip();
  pattern(context, colours);
  context.restore();
  context.beginPath();
  context.roundRect(
    MARGIN + 5,
    MARGIN + 5,
    ART_WIDTH - 2 * MARGIN - 10,
    ART_HEIGHT - 2 * MARGIN - 10,
    ART_RADIUS - 8,
  );
  context.strokeStyle = colours.accent;
  context.lineWidth = 2;
  context.stroke();
}

/** Crossing bands with a small lozenge in every eye. */
function lattice(context: CanvasRenderingContext2D, { ink, accent }: BackColours): void {
  const step = 24;
  context.strokeStyle = ink;
  context.lineWidth = 2.2;
  context.beginPath();
  for (let x = -ART_HEIGHT; x < ART_WIDTH + ART_HEIGHT; x += step) {
    context.moveTo(x, 0);
    context.lineTo(x + ART_HEIGHT, ART_HEIGHT);
    context.moveTo(x, ART_HEIGHT);
    context.lineTo(x + ART_HEIGHT, 0);
  }
  context.stroke();
  context.fillStyle = accent;
  for (let row = 0; row * (step / 2) <= ART_HEIGHT; row++) {
    const y = row * (step / 2);
    for (let x = row % 2 === 0 ? step / 2 : 0; x <= ART_WIDTH; x += step) lozenge(context, x, y, 3.4, 3.4);
  }
}

/** Scales of concentric arcs, each row laid over the one before. */
function waves(context: CanvasRenderingContext2D, { ground, ink, accent }: BackColours): void {
  const radius = 24;
  context.lineWidth = 2;
  for (let row = 0; row * (radius / 2) < ART_HEIGHT + 2 * radius; row++) {
    const y = row * (radius / 2);
    for (let x = row % 2 === 0 ? 0 : radius; x <= ART_WIDTH + radius; x += 2 * radius) {
      for (const [share, colour] of [
        [1, accent],
        [0.68, ink],
        [0.36, ink],
      ] as const) {
        context.beginPath();
        context.arc(x, y, radius * share, 0, 2 * Math.PI);
        context.fillStyle = ground;
        context.fill();
        context.strokeStyle = colour;
        context.stroke();
      }
    }
  }
}

/** A night sky: eight-pointed stars on a grid, small ones between them. */
function stars(context: CanvasRenderingContext2D, { ink, accent }: BackColours): void {
  const step = 36;
  for (let row = 0; row * step < ART_HEIGHT + step; row++) {
    for (let column = 0; column * step < ART_WIDTH + step; column++) {
      const x = column * step + (ART_WIDTH % step) / 2;
      const y = row * step + (ART_HEIGHT % step) / 2;
      context.fillStyle = accent;
      lozenge(context, x, y, 3.2, 13);
      lozenge(context, x, y, 13, 3.2);
      context.fillStyle = ink;
      lozenge(context, x + step / 2, y + step / 2, 2.6, 6.5);
      lozenge(context, x + step / 2, y + step / 2, 6.5, 2.6);
    }
  }
}

/** A calm ground with three fine frames. */
function plain(context: CanvasRenderingContext2D, { ink }: BackColours): void {
  context.strokeStyle = ink;
  context.lineWidth = 1.6;
  for (const inset of [26, 33, 40]) {
    context.beginPath();
    context.roundRect(inset, inset, ART_WIDTH - 2 * inset, ART_HEIGHT - 2 * inset, 8);
    context.stroke();
  }
  context.fillStyle = ink;
  lozenge(context, ART_WIDTH / 2, ART_HEIGHT / 2, 26, 40);
}

/** The old pattern of small lozenges, edge to edge. */
function diamonds(context: CanvasRenderingContext2D, { ink }: BackColours): void {
  const step = 12;
  context.fillStyle = ink;
  for (let row = 0; row * step < 2 * ART_HEIGHT; row++) {
    const y = (row * step) / 2;
    for (let x = row % 2 === 0 ? 0 : step / 2; x <= ART_WIDTH; x += step) lozenge(context, x, y, 4.6, 4.6);
  }
}

function lozenge(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
): void {
  context.beginPath();
  context.moveTo(x, y - halfHeight);
  context.lineTo(x + halfWidth, y);
  context.lineTo(x, y + halfHeight);
  context.lineTo(x - halfWidth, y);
  context.fill();
}
