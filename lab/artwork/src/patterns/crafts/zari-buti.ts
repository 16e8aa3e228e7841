import { type ClothCanvas, createCloth, finish, unevenDye } from '../cloth-canvas.ts';
import { combine, type Drawing, place } from '../drawing.ts';
import { displace } from '../ink.ts';
import { halfDrop, repeatSize } from '../layout.ts';
import { metalThread } from '../metal.ts';
import { ogeeLattice } from '../motifs/lattice.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import { silhouette } from '../silhouette.ts';
import { stitch } from '../thread.ts';
import type { Tile } from '../tile.ts';

/**
 * Woven motifs in half drop: gold, with meena (coloured silk) in the third layer. Palette: first is the
 * meena.
 */
export async function zariButi(
  palette: Palette,
  seed: number,
  buti: { motif: Drawing; stepX: number; stepY: number; columns?: number; rows?: number; meena?: boolean },
): Promise<Tile> {
  const { columns = 4, rows = 3, stepX, stepY, motif, meena = true } = buti;
  const repeat = { columns, rows, stepX, stepY };
  const cloth = createCloth({ ...repeatSize(repeat), pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.025, 8);
  await weaveIn(
    cloth,
    halfDrop(repeat, seed, () => motif, 0.05),
    palette,
    meena,
  );
  return finish(cloth);
}

/** A gold jaal over the whole cloth with a flower in each mesh. */
export async function zariJaal(palette: Palette, seed: number, filling: Drawing): Promise<Tile> {
  const [width, height] = [62.5, 87.5];
  const cloth = createCloth({ widthCm: 12.5, heightCm: 17.5, pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.025, 8);
  const cell = ogeeLattice(width, height, filling);
  const cells = [0, 1].flatMap((column) =>
    [0, 1].map((row) => place(cell, { x: column * width, y: row * height })),
  );
  await weaveIn(cloth, combine(cells), palette, true);
  return finish(cloth);
}

async function weaveIn(
  cloth: ClothCanvas,
  drawing: Drawing,
  palette: Palette,
  meena: boolean,
): Promise<void> {
  const gold = await silhouette(cloth, drawing, { carve: 0.7 });
  // A loom works in steps, so edges are stepped by half a millimetre.
  metalThread(cloth, displace(cloth, gold, [0, 0], 0.6, cloth.seed), palette.metal, 0.7);
  if (!meena || !drawing.third) return;
  const silk = await silhouette(cloth, drawing, { layers: ['third'], carve: 0.7 });
  stitch(cloth, silk, { colour: palette.first, height: 0.2 });
  for (let i = 0; i < silk.length; i++) cloth.zari[i] = (cloth.zari[i] ?? 0) * (1 - (silk[i] ?? 0));
}
