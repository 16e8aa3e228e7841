import type { Point } from '../pattern/curve.ts';
import type { SkirtCut, SkirtPlace } from '../pattern/kali.ts';
import { type Piece, segmentsFor } from '../pattern/piece.ts';
import type { Gather, Seam } from '../pattern/sew.ts';
import type { Vector } from '../vector.ts';

/** A skirt's initial shape: a folded cone from the waist; cm. */
type Cone = { height: number; halfWidth: number; halfDepth: number; lobes: number; slope: number };

/** Places the kalis on the cone. */
export function flaredPlace(cut: SkirtCut, cone: Cone): SkirtPlace {
  const fullness = cut.degrees / 360;
  return (turn, down) => onCone(cone, (turn + 0.5) * 2 * Math.PI, down, fullness * (cut.waist + down));
}

/**
 * A position on the cone. Its folds are as deep as the cloth is fuller than the cone, so that the cloth is
 * hardly stretched.
 * @param angle 0 in front, a quarter turn at the right
 * @param radius of the cloth as a smooth tube
 */
function onCone(cone: Cone, angle: number, down: number, radius: number): Vector {
  const out = down * cone.slope;
  const mean = (cone.halfWidth + cone.halfDepth) / 2 + out;
  const excess = Math.max(0, radius / mean - 1);
  const depth = Math.min(mean * 0.5, (1.75 * mean * Math.sqrt(excess / 0.5)) / cone.lobes);
  const phase = cone.lobes * angle + 0.8 * Math.sin(3 * angle + 1) + 0.6 * Math.sin(5 * angle);
  const wave = depth * Math.sin(phase);
  return [
    ((cone.halfWidth + out + wave) * Math.sin(angle)) / 100,
    (-(cone.halfDepth + out + wave) * Math.cos(angle) - 0.2) / 100,
    (cone.height - down * Math.sqrt(1 - cone.slope * cone.slope)) / 100,
  ];
}

/** A straight skirt with a front and a back, both gathered onto a bodice. */
export function gatheredSkirt(
  cut: { width: number; hemWidth: number; length: number },
  cone: Cone,
  spacing: number,
): { pieces: Piece[]; seams: Seam[]; gathers: Gather[] } {
  const { width, hemWidth, length } = cut;
  const right: Point[] = [
    [hemWidth / 2, -length],
    [width / 2, 0],
  ];
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  const segments = segmentsFor(right, spacing);
  const half = (y: number) => (width + ((hemWidth - width) * -y) / length) / 2;
  const pieces = (['front', 'back'] as const).map((facing): Piece => {
    const isBack = facing === 'back';
    return {
      name: `skirt ${facing}`,
      part: 'skirt',
      sides: [
        {
          name: 'hem',
          line: [
            [-hemWidth / 2, -length],
            [hemWidth / 2, -length],
          ],
          edge: 'hem',
        },
        { name: 'right', line: right, segments, edge: 'seam' },
        {
          name: 'waist',
          line: [
            [width / 2, 0],
            [-width / 2, 0],
          ],
          edge: 'waist',
        },
        { name: 'left', line: left, segments, edge: 'seam' },
      ],
      place: (x, y) => {
        const turn = ((x / half(y)) * Math.PI) / 2;
        return onCone(cone, isBack ? Math.PI - turn : turn, -y, (2 * half(y)) / Math.PI);
      },
      grain: (x, y) => [isBack ? 140 - x : x, -y],
      insideOut: isBack,
    };
  });
  return {
    pieces,
    seams: [
      { a: ['skirt front', 'right'], b: ['skirt back', 'right'] },
      { a: ['skirt front', 'left'], b: ['skirt back', 'left'] },
    ],
    gathers: [
      { full: ['skirt front', 'waist'], onto: ['front', 'waist 0'], reversed: true },
      { full: ['skirt back', 'waist'], onto: ['back', 'waist 0'], reversed: true },
    ],
  };
}

/** Sews the kalis to a bodice whose lower edge has half as many sides in front and behind. */
export function waistSeams({ name, kalis }: SkirtCut): Seam[] {
  const quarter = kalis / 4;
  return Array.from({ length: kalis / 2 }, (_, i) => i).flatMap((i): Seam[] => [
    { a: ['front', `waist ${i}`], b: [`${name} ${i + quarter}`, 'waist'], reversed: true },
    { a: ['back', `waist ${i}`], b: [`${name} ${(5 * quarter - 1 - i) % kalis}`, 'waist'] },
  ]);
}
