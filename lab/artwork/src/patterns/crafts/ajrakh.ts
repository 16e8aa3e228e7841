import { createCloth, finish, unevenDye } from '../cloth-canvas.ts';
import { around, dot, fill, n, stroke, turned } from '../drawing.ts';
import { print } from '../ink.ts';
import { petal } from '../motifs/petals.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import { rasterise } from '../raster.ts';
import type { Tile } from '../tile.ts';

/** Side length of a star's square, mm. */
const CELL = 62.5;

/**
 * The star grid of ajrakh. Palette: ground is the vat, first madder, second iron black, third the white of
 * the resist.
 */
export async function ajrakh(palette: Palette, seed: number): Promise<Tile> {
  const cells = 3;
  const side = (CELL * cells) / 10;
  const cloth = createCloth({ widthCm: side, heightCm: side, pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.08, 5);
  for (const { ink, body } of steps) {
    const whole = Array.from({ length: cells * cells }, (_, i) =>
      turned(body, 0, ((i % cells) + 0.5) * CELL, (Math.floor(i / cells) + 0.5) * CELL),
    ).join('');
    await rasterise(cloth, whole).then((mask) =>
      print(cloth, mask, {
        colour: ink === 'ground' ? palette.ground : palette[ink],
        wander: 1.1,
        missing: ink === 'third' ? 0.03 : 0.015,
        opacity: ink === 'third' ? 0.9 : 0.97,
        pooling: 0.2,
      }),
    );
  }
  return finish(cloth);
}

function star(points: number, outer: number, inner: number): string {
  return `${Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / points) * Math.PI;
    const r = i % 2 === 0 ? outer : inner;
    return `${i === 0 ? 'M' : 'L'}${n(r * Math.sin(angle))} ${n(-r * Math.cos(angle))}`;
  }).join('')}Z`;
}

const corner = [45, 135, 225, 315];
const half = CELL / 2;
const diagonal = half * Math.SQRT2;

/** The order of printing, in coordinates from the middle of a cell; all white lines are resist. */
const steps: { ink: 'first' | 'second' | 'third' | 'ground'; body: string }[] = [
  {
    ink: 'second',
    body: dot(0, 0, 27.5) + corner.map((a) => turned(fill(star(4, 15.5, 7)), 0, ...at(a))).join(''),
  },
  {
    ink: 'third',
    body:
      around(28, () => dot(0, -25.2, 1.15)) +
      fill(star(8, 23, 15.4)) +
      corner
        .map((a) => turned(stroke(star(4, 15, 6.4), 0.9) + fill(star(4, 8.2, 3.6)), 0, ...at(a)))
        .join('') +
      [0, 90, 180, 270]
        .map((a) => turned(dot(0, -half, 1.7) + dot(-3.6, -half, 0.9) + dot(3.6, -half, 0.9), a))
        .join(''),
  },
  {
    ink: 'first',
    body:
      fill(star(8, 21.3, 14.2)) + corner.map((a) => turned(fill(star(4, 6.4, 2.8)), 0, ...at(a))).join(''),
  },
  { ink: 'third', body: around(8, () => fill(petal(4.1, 15.2, 'point')), 22.5) + dot(0, 0, 5.6) },
  { ink: 'ground', body: around(8, () => fill(petal(3.1, 13.4, 'point')), 22.5) + dot(0, 0, 4.6) },
  {
    ink: 'third',
    body: around(8, () => dot(0, -9.4, 0.75), 22.5) + around(8, () => fill(petal(1, 4.4, 'point'))),
  },
  { ink: 'first', body: dot(0, 0, 1.5) },
];

function at(angle: number): [number, number] {
  return [diagonal * Math.sin((angle * Math.PI) / 180), diagonal * Math.cos((angle * Math.PI) / 180)];
}
