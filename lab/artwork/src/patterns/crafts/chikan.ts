import { blend, createCloth, finish, unevenDye } from '../cloth-canvas.ts';
import { around, dot, fill, n, place, stroke, turned } from '../drawing.ts';
import { halfDrop, repeatSize } from '../layout.ts';
import { leaf, petal } from '../motifs/petals.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import { rasterise } from '../raster.ts';
import { stitch } from '../thread.ts';
import type { Tile } from '../tile.ts';

/** One spray by kind of stitch: shadow work seen through the cloth, satin and stem stitches, open jaali. */
type Spray = { shadow: string; stitches: string; holes: string };

const repeat = { columns: 4, rows: 3, stepX: 50, stepY: 72 };

/**
 * White on white or pastel: flowering sprays of stem stitch, shadow-work leaves and jaali hearts. Palette:
 * first is the thread.
 */
export async function chikan(palette: Palette, seed: number): Promise<Tile> {
  const cloth = createCloth({ ...repeatSize(repeat), pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.025, 6);
  const { shadow, stitches, holes } = spray();
  const whole = (body: string) =>
    halfDrop(repeat, seed, (_, column) => place({ first: body }, { x: 0, y: 0, flip: column % 2 === 1 }), 0.4)
      .first ?? '';
  blend(cloth, await rasterise(cloth, whole(shadow)), palette.first, 0.42);
  stitch(cloth, await rasterise(cloth, whole(stitches)), {
    colour: palette.first,
    height: 1.1,
    strands: 0.5,
  });
  blend(cloth, await rasterise(cloth, whole(holes)), palette.third, 0.75);
  return finish(cloth);
}

/** A curving spray of about 48 × 62 mm, centred on the origin. */
function spray(): Spray {
  const stem = stitchLine('M-3 31C-14 18 9 8 -1 -8C-6 -18 -17 -17 -17 -9C-17 -4 -11 -3 -10.6 -7.6', 1.15);
  const tendril = stitchLine('M-5 21C-15 21 -19 14 -18 8M2 9C10 12 16 10 17 3', 0.85);
  const leaves = [
    [-7, 23, -64, 11],
    [-4, 18, 62, 12],
    [2, 10, -58, 10],
    [3, 4, 50, 11],
    [-2, -8, 30, 9],
    [-18, 8, -20, 8],
    [17, 3, 24, 8],
  ] as const;
  const leafShape = (length: number) => leaf(length * 0.27, length);
  const big = jaaliFlower(9, -20, 11.5, 9);
  const small = jaaliFlower(-14, 24, 7, 7);
  const right = jaaliFlower(15, 20, 6.2, 6);
  return {
    shadow: leaves.map(([x, y, a, l]) => turned(fill(leafShape(l)), a, x, y)).join(''),
    stitches: [
      stem,
      tendril,
      ...leaves.map(([x, y, a, l]) =>
        turned(stitchLine(leafShape(l), 0.75) + stroke(`M0 -1V${n(-l * 0.8)}`, 0.5), a, x, y),
      ),
      big.stitches,
      small.stitches,
      right.stitches,
      ...[
        [22, -4],
        [-20, -20],
        [20, 32],
        [-20, 36],
      ].map(([x = 0, y = 0]) =>
        turned(
          around(5, () => dot(0, -1.7, 0.9)),
          0,
          x,
          y,
        ),
      ),
    ].join(''),
    holes: big.holes + small.holes + right.holes,
  };
}

/** Satin petals around a drawn-thread heart. */
function jaaliFlower(
  x: number,
  y: number,
  radius: number,
  petals: number,
): { stitches: string; holes: string } {
  const heart = radius * 0.42;
  const outline = petal(radius * 0.24, radius * 0.56, 'round');
  const body =
    around(petals, () => turned(fill(outline), 0, 0, -heart)) +
    around(petals * 2, () => dot(0, -radius * 1.2, radius * 0.055)) +
    `<circle r="${n(heart)}" fill="#fff"/>`;
  const grid = Array.from({ length: 49 }, (_, i) => [(i % 7) - 3, Math.floor(i / 7) - 3] as const)
    .filter(([column, row]) => Math.hypot(column, row) * 1.15 < heart)
    .map(([column, row]) => dot(column * 1.15, row * 1.15, 0.34))
    .join('');
  return { stitches: turned(body, 0, x, y), holes: turned(grid, 45, x, y) };
}

/** Small back stitches along a path. */
function stitchLine(d: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="1.7 1.15"/>`;
}
