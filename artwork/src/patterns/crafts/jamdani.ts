import { createCloth, finish, slubs, unevenDye } from '../cloth-canvas.ts';
import { around, combine, type Drawing, dot, fill, place, stroke, turned } from '../drawing.ts';
import { halfDrop, repeatSize } from '../layout.ts';
import { petal } from '../motifs/petals.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import { rasterise } from '../raster.ts';
import { stitch } from '../thread.ts';
import type { Tile } from '../tile.ts';

const repeat = { columns: 4, rows: 4, stepX: 45, stepY: 50 };

/** Opaque flowers laid into sheer muslin, stepped as the loom counts. Palette: first the laid-in yarn, second its heart. */
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

/** Makes edges run in steps of whole yarns. */
function stepped(mask: Float32Array, width: number, height: number, step: number): Float32Array {
  return mask.map((_, i) => {
    const x = Math.min(width - 1, Math.floor((i % width) / step) * step);
    const y = Math.min(height - 1, Math.floor(i / width / step) * step);
    return (mask[y * width + x] ?? 0) > 0.5 ? 1 : 0;
  });
}
