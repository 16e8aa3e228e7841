import { along, band } from '../borders/strip.ts';
import { createCloth, finish, slubs, unevenDye } from '../cloth-canvas.ts';
import { around, combine, type Drawing, dot, fill, flatten, place, stroke, turned } from '../drawing.ts';
import { halfDrop, repeatSize } from '../layout.ts';
import { paisley } from '../motifs/butas.ts';
import { petal } from '../motifs/petals.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import { rasterise } from '../raster.ts';
import { stitch } from '../thread.ts';
import type { Tile } from '../tile.ts';

const repeat = { columns: 4, rows: 4, stepX: 45, stepY: 50 };

/**
 * Opaque flowers inlaid in sheer muslin, stepped by the loom's thread count. Palette: first is the inlaid
 * yarn, second its centre.
 */
export async function jamdani(palette: Palette, seed: number): Promise<Tile> {
  const cloth = createCloth({ ...repeatSize(repeat), pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.015, 6);
  slubs(cloth, 0.05);
  const flowers = halfDrop(repeat, seed, () => combine([angularFlower(), diagonalDots()]), 0.1);
  for (const [layer, colour] of [
    ['first', palette.first],
    ['third', palette.second],
  ] as const) {
    const mask = await rasterise(cloth, flowers[layer] ?? '');
    stitch(cloth, stepped(mask, cloth.width, cloth.height, 2), { colour, height: 1, strands: 0.6 });
  }
  return finish(cloth);
}

/** The end piece: large mangoes and slanting rows of leaves on the sheer ground, each inlaid separately. */
export async function jamdaniPallu(palette: Palette, seed: number): Promise<Tile> {
  const cloth = createCloth({ widthCm: 24, heightCm: 40, pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.015, 6);
  slubs(cloth, 0.05);
  const leaf = fill(petal(4.4, 17, 'point'));
  const slant = Array.from({ length: 12 }, (_, i) =>
    turned(leaf + turned(leaf, 62) + turned(leaf, -62), 38, i * 20 + 10, 64 + ((i * 20) % 80) * 0.55),
  ).join('');
  const mangoes = combine(
    [0, 1, 2, 3].map((i) => place(paisley(), { x: i * 60 + 30, y: 222, scale: 1.55, flip: i % 2 === 1 })),
  );
  const rows = [
    along(240, 8, 20, () => around(6, () => fill(petal(2.6, 9, 'point')))),
    along(240, 8, 140, () => around(8, () => fill(petal(2.4, 10, 'point')))),
    along(240, 8, 306, () => around(8, () => fill(petal(2.4, 10, 'point')))),
    [168, 282].map((y) => along(240, 40, y, () => fill('M-2 3L0 -3L2 3Z'))).join(''),
  ].join('');
  const end = [334, 342, 352, 366, 384].map((y, i) => band(240, y, 2 + i * 1.6)).join('');
  for (const [shape, colour] of [
    [slant + rows + flatten(mangoes, ['first', 'third']), palette.first],
    [end + flatten(mangoes, ['second']) + along(240, 8, 140, () => dot(0, 0, 2.6)), palette.second],
  ] as const) {
    const mask = await rasterise(cloth, shape, 'x');
    stitch(cloth, stepped(mask, cloth.width, cloth.height, 2), { colour, height: 1, strands: 0.6 });
  }
  return finish(cloth);
}

function angularFlower(): Drawing {
  const leaf = petal(2.6, 9, 'point');
  return {
    first:
      around(8, () => turned(fill(leaf), 0, 0, -3.4)) +
      stroke('M0 9V20', 1.6) +
      turned(fill(petal(2.2, 9, 'point')), -58, 0, 18) +
      turned(fill(petal(2.2, 9, 'point')), 58, 0, 18),
    third: dot(0, 0, 2.6),
  };
}

function diagonalDots(): Drawing {
  const along = [0.18, 0.3, 0.42, 0.58, 0.7, 0.82];
  return combine(
    along.map((t) =>
      place({ first: dot(0, 0, 0.95) }, { x: 22.5 + (t - 0.5) * 45, y: -25 + (t - 0.5) * 50 }),
    ),
  );
}

/** Makes edges step by whole yarns. */
function stepped(mask: Float32Array, width: number, height: number, step: number): Float32Array {
  return mask.map((_, i) => {
    const x = Math.min(width - 1, Math.floor((i % width) / step) * step);
    const y = Math.min(height - 1, Math.floor(i / width / step) * step);
    return (mask[y * width + x] ?? 0) > 0.5 ? 1 : 0;
  });
}
