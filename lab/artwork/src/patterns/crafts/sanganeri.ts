import { printBlocks } from '../block-printer.ts';
import { createCloth, finish, unevenDye } from '../cloth-canvas.ts';
import { combine, type Drawing, dot, place } from '../drawing.ts';
import { halfDrop, repeatSize } from '../layout.ts';
import { ogeeLattice } from '../motifs/lattice.ts';
import { roseBouquet } from '../motifs/sprigs.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import type { Tile } from '../tile.ts';

/** Fine florals on a pale ground: one sprig in half drop, a dot between the stems. */
export async function sanganeriButi(
  palette: Palette,
  seed: number,
  sprig: { motif: Drawing; stepX: number; stepY: number },
): Promise<Tile> {
  const repeat = { columns: 4, rows: 3, stepX: sprig.stepX, stepY: sprig.stepY };
  const cloth = createCloth({ ...repeatSize(repeat), pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.02, 6);
  const stamp = combine([sprig.motif, { second: dot(0, sprig.stepY / 2, 0.9) }]);
  await printBlocks(
    cloth,
    halfDrop(repeat, seed, () => stamp),
    palette,
  );
  return finish(cloth);
}

/** A flowering lattice, printed cell by cell. */
export async function sanganeriJaal(palette: Palette, seed: number): Promise<Tile> {
  const [width, height] = [75, 100];
  const cloth = createCloth({ widthCm: 15, heightCm: 20, pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.025, 6);
  const cell = ogeeLattice(width, height, place(roseBouquet(), { x: 0, y: -1, scale: 1.02 }));
  const corners = [0, 1].flatMap((column) => [0, 1].map((row) => ({ x: column * width, y: row * height })));
  await printBlocks(cloth, combine(corners.map((corner) => place(cell, corner))), palette);
  return finish(cloth);
}
