import { divided, lengthOf, mirrored, type Point, spline } from './curve.ts';
import { type Piece, type Side, segmentsFor } from './piece.ts';
import type { Seam } from './sew.ts';

export type Neck = 'round' | 'v' | 'band';

/** The right half of the upper part of a garment, from top to bottom. */
export type BodiceCut = {
  sideNeck: Point;
  shoulderTip: Point;
  underarm: Point;
  /** From the underarm to the end of the side seam. */
  side: Point[];
  /** From there to the hem, open; if missing, the side seam ends at the hem. */
  slit?: Point[];
  /** How much lower the hem is in the middle than at the sides. */
  hemDip: number;
  frontNeck: { drop: number; shape: Neck };
  backNeckDrop: number;
  /** The lower edge is sewn to a skirt, in this many sides with this many segments each. */
  waist?: { sides: number; segments: number };
};

export function frontPiece(cut: BodiceCut, spacing: number, place: Piece['place']): Piece {
  return panel('front', cut, neckLine(cut, cut.frontNeck.drop, cut.frontNeck.shape), 0, spacing, place);
}

export function backPiece(cut: BodiceCut, spacing: number, place: Piece['place']): Piece {
  return panel('back', cut, neckLine(cut, cut.backNeckDrop, 'round'), 0.9, spacing, place);
}

export const bodiceSeams: Seam[] = [
  { a: ['front', 'shoulder right'], b: ['back', 'shoulder right'] },
  { a: ['front', 'shoulder left'], b: ['back', 'shoulder left'] },
  { a: ['front', 'side right'], b: ['back', 'side right'] },
  { a: ['front', 'side left'], b: ['back', 'side left'] },
];

/**
 * Length of half the back's armhole and its number of segments; the front's has the same number, because they
 * are sewn together.
 */
export function armholeOf(cut: BodiceCut, spacing: number): { length: number; segments: number } {
  const line = armhole(cut, 0.5);
  return { length: lengthOf(line), segments: segmentsFor(line, spacing) };
}

function panel(
  name: 'front' | 'back',
  cut: BodiceCut,
  neck: Point[],
  armholeOut: number,
  spacing: number,
  place: Piece['place'],
): Piece {
  const side = spline(cut.side).reverse();
  const [bottomX, bottomY] = cut.slit?.at(-1) ?? cut.side.at(-1) ?? [0, 0];
  const arm = armhole(cut, armholeOut);
  const segments = armholeOf(cut, spacing).segments;
  const shoulder: Point[] = [cut.shoulderTip, cut.sideNeck];
  const right: Side[] = [
    ...(cut.slit ? [{ name: 'slit right', line: spline(cut.slit).reverse(), edge: 'slit' } as const] : []),
    { name: 'side right', line: side, segments: segmentsFor(side, spacing), edge: 'seam' },
    { name: 'armhole right', line: arm, segments, edge: 'seam' },
    { name: 'shoulder right', line: shoulder, edge: 'seam' },
  ];
  const left = right
    .map((part): Side => ({ ...part, name: part.name.replace('right', 'left'), line: mirrored(part.line) }))
    .reverse();
  const hem = spline([
    [-bottomX, bottomY],
    [-bottomX * 0.5, bottomY - cut.hemDip * 0.75],
    [0, bottomY - cut.hemDip],
    [bottomX * 0.5, bottomY - cut.hemDip * 0.75],
    [bottomX, bottomY],
  ]);
  return {
    name,
    part: name,
    sides: [...hemSides(cut, hem), ...right, ...neckSides(neck, name, spacing), ...left],
    place,
    // Otherwise a heavy skirt would pull the neck to one side.
    held: (x, y) => Math.hypot(Math.abs(x) - cut.sideNeck[0], y - cut.sideNeck[1]) < 0.9,
    grain: (x, y) => [name === 'front' ? x : 53 - x, cut.sideNeck[1] - y],
    ...(name === 'back' ? { insideOut: true } : {}),
  };
}

/** From the right shoulder to the left; the front's is in two halves, so that a collar can open there. */
function neckSides(neck: Point[], name: 'front' | 'back', spacing: number): Side[] {
  if (name === 'back') return [{ name: 'neck', line: neck, edge: 'neck' }];
  const middle = Math.floor(neck.length / 2);
  const right = neck.slice(0, middle + 1);
  const segments = segmentsFor(right, spacing);
  return [
    { name: 'neck right', line: right, segments, edge: 'neck' },
    { name: 'neck left', line: neck.slice(middle), segments, edge: 'neck' },
  ];
}

/** Named 'hem', or 'waist 0', 'waist 1' and so on from the left. */
function hemSides({ waist }: BodiceCut, hem: Point[]): Side[] {
  if (!waist) return [{ name: 'hem', line: hem, edge: 'hem' }];
  const points = divided(hem, waist.sides * 8);
  return Array.from({ length: waist.sides }, (_, i) => ({
    name: `waist ${i}`,
    line: points.slice(8 * i, 8 * i + 9),
    segments: waist.segments,
    edge: 'waist' as const,
  }));
}

/** The armhole from the underarm up to the shoulder; the back's is straighter. */
function armhole({ shoulderTip, underarm }: BodiceCut, out: number): Point[] {
  const [tipX, tipY] = shoulderTip;
  const [armX, armY] = underarm;
  const depth = tipY - armY;
  const innermost = tipX - 1.9 + out;
  return spline([
    [armX, armY],
    [armX - (armX - innermost) * 0.62, armY + depth * 0.055],
    [innermost + 0.5, armY + depth * 0.24],
    [innermost, armY + depth * 0.5],
    [tipX - 0.9 + out * 0.5, armY + depth * 0.78],
    [tipX, tipY],
  ]);
}

/** The neck line from the right shoulder to the left. */
export function neckLine({ sideNeck }: BodiceCut, drop: number, shape: Neck): Point[] {
  const [x, y] = sideNeck;
  if (shape === 'v')
    return spline(
      [
        [x, y],
        [x * 0.86, y - drop * 0.32],
        [x * 0.4, y - drop * 0.75],
        [0, y - drop],
        [-x * 0.4, y - drop * 0.75],
        [-x * 0.86, y - drop * 0.32],
        [-x, y],
      ],
      8,
    );
  return spline([
    [x, y],
    [x * 0.94, y - drop * 0.45],
    [x * 0.57, y - drop * 0.87],
    [0, y - drop],
    [-x * 0.57, y - drop * 0.87],
    [-x * 0.94, y - drop * 0.45],
    [-x, y],
  ]);
}
