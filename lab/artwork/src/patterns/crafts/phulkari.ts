import { type ClothCanvas, createCloth, finish, slubs, unevenDye } from '../cloth-canvas.ts';
import { mix, type Rgb, rgb } from '../colour.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import { hash } from '../random.ts';
import type { Tile } from '../tile.ts';

/** The stitch at a point: a colour of floss and its direction. */
export type Darning = { colour: Rgb; across: boolean } | undefined;

/** Width of a strand of floss, mm. */
const STRAND = 0.78;

/** A ground completely covered in diamonds of floss, with the cloth visible as thin lines between them. */
export async function phulkariBagh(palette: Palette, seed: number): Promise<Tile> {
  const cell = 37.5;
  const floss = [palette.first, palette.second, palette.first, palette.third].map(rgb);
  return darned(palette, seed, { widthCm: 15, heightCm: 15 }, (x, y) => {
    const u = (x + y) / cell;
    const v = (x - y) / cell;
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [u - i, v - j];
    const edge = Math.min(s, t, 1 - s, 1 - t);
    if (edge < 0.035) return undefined;
    const inner = edge > 0.3;
    const colour = floss[(((i + j) % 4) + 4 + (inner ? 1 : 0)) % 4] ?? [0, 0, 0];
    if (edge > 0.27 && edge < 0.3) return undefined;
    return { colour, across: inner ? s > t : s <= t };
  });
}

/** Single blossoms of four darned lozenges with a stepped star between them. */
export async function phulkariButi(palette: Palette, seed: number): Promise<Tile> {
  const step = 50;
  const floss = [palette.first, palette.second, palette.third].map(rgb);
  return darned(palette, seed, { widthCm: 15, heightCm: 15 }, (x, y) => {
    const row = Math.floor(y / (step / 2));
    const shift = (((row % 2) + 2) % 2) * (step / 2);
    const column = Math.floor((x + shift) / step);
    const dx = x + shift - (column + 0.5) * step;
    const dy = y - (row + 0.5) * (step / 2);
    const pick = (column * 2 + row * 5 + 300) % 3;
    const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
    const isVertical = ay > ax;
    const [along, aside] = isVertical ? [ay, ax] : [ax, ay];
    const lozenge = Math.abs(along - 6.2) / 5.6 + aside / 3.8;
    if (lozenge < 1) return { colour: floss[pick] ?? [0, 0, 0], across: isVertical };
    if (ax + ay < 1.9) return { colour: floss[(pick + 1) % 3] ?? [0, 0, 0], across: true };
    const leaf = Math.abs(ax - ay) / 1.5 + Math.abs(ax + ay - 10.5) / 3.6;
    if (leaf < 1) return { colour: floss[(pick + 2) % 3] ?? [0, 0, 0], across: false };
    const far = Math.abs(ax - step / 2) + ay;
    return far < 2.4 ? { colour: floss[(pick + 1) % 3] ?? [0, 0, 0], across: true } : undefined;
  });
}

/** Darns a design, in mm, into khaddar. */
async function darned(
  palette: Palette,
  seed: number,
  size: { widthCm: number; heightCm: number },
  design: (x: number, y: number) => Darning,
): Promise<Tile> {
  const cloth = createCloth({ ...size, pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.05, 4);
  slubs(cloth, 0.12);
  darn(cloth, design);
  return finish(cloth);
}

/** Lays floss over the cloth, strand beside strand, with edges stepped by the counted thread. */
export function darn(cloth: ClothCanvas, design: (x: number, y: number) => Darning): void {
  const mm = 10 / cloth.pxPerCm;
  for (let y = 0; y < cloth.height; y++) {
    for (let x = 0; x < cloth.width; x++) {
      const [px, py] = [(x + 0.5) * mm, (y + 0.5) * mm];
      const [column, row] = [Math.floor(px / STRAND), Math.floor(py / STRAND)];
      const here = design((column + 0.5) * STRAND, (row + 0.5) * STRAND);
      if (!here) continue;
      const strand = here.across ? row : column;
      const [beside, along] = here.across ? [py, px] : [px, py];
      const place = (beside / STRAND) % 1;
      const round = 1 - (2 * place - 1) ** 2;
      // Stitches of six to nine threads, staggered from strand to strand.
      const length = STRAND * (6 + Math.floor(hash(cloth.seed + 3, strand) * 4));
      const gap = ((along / length + hash(cloth.seed + 4, strand)) % 1) * length < STRAND * 0.45 ? 0.6 : 0;
      const sheen = (here.across ? 0.1 : -0.05) + (hash(cloth.seed + 5, strand, column >> 3) - 0.5) * 0.18;
      const lit = mix(here.colour, sheen > 0 ? [255, 246, 226] : [30, 8, 10], Math.min(0.5, Math.abs(sheen)));
      const shade = 0.72 + 0.32 * round - gap * 0.25;
      const i = y * cloth.width + x;
      for (let c = 0; c < 3; c++) cloth.colour[i * 3 + c] = (lit[c] ?? 0) * shade;
      cloth.relief[i] = (cloth.relief[i] ?? 0) + 0.5 + 0.4 * round - gap * 0.5;
    }
  }
}
