import type { StripDesign } from '../borders/strip.ts';
import type { Surface } from '../fabric.ts';
import type { Palette } from '../palette.ts';
import { kairiPallu } from '../pallus/kairi.ts';
import type { Tile } from '../tile.ts';

/** How one fabric is made. */
export type Recipe = {
  palette: Palette;
  body: (palette: Palette, seed: number) => Promise<Tile>;
  border: (palette: Palette, seed: number) => StripDesign | Promise<Tile>;
  /** The end piece; if missing, the field continues to the end. */
  pallu?: (palette: Palette, seed: number) => StripDesign | Promise<Tile>;
  surface: Surface;
};

const GOLD = '#c99f45';

export function colours(
  ground: string,
  first: string,
  second: string,
  third: string,
  line: string,
  edge: string,
  metal = GOLD,
): Palette {
  return { ground, first, second, third, line, edge, metal };
}

export const cotton: Surface = { sheen: 0.06, sheer: 0, yarnsPerCm: 22, slub: 0.25 };
export const coarseCotton: Surface = { sheen: 0.03, sheer: 0, yarnsPerCm: 16, slub: 0.5 };
export const khadi: Surface = { sheen: 0.02, sheer: 0, yarnsPerCm: 13, slub: 1 };
export const mulmul: Surface = { sheen: 0.05, sheer: 0.12, yarnsPerCm: 26, slub: 0.3 };
export const georgette: Surface = { sheen: 0.3, sheer: 0.15, yarnsPerCm: 26, slub: 0.15 };
export const silk: Surface = { sheen: 0.9, sheer: 0, yarnsPerCm: 28, slub: 0.12 };
export const cottonSilk: Surface = { sheen: 0.5, sheer: 0, yarnsPerCm: 24, slub: 0.25 };
export const tissue: Surface = { sheen: 0.55, sheer: 0.28, yarnsPerCm: 24, slub: 0.2 };

/** Paisleys and bands in metal. */
export function zariPallu(palette: Palette): StripDesign {
  return kairiPallu(palette, { with: 'zari', colour: palette.metal, ground: palette.edge });
}
