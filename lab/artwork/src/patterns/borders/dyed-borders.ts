import { createCloth, finish, unevenDye } from '../cloth-canvas.ts';
import { fill, stroke } from '../drawing.ts';
import { metalThread } from '../metal.ts';
import { BORDER_DETAIL, type Palette } from '../palette.ts';
import { rasterise } from '../raster.ts';
import { type Knot, ring, row, tieKnots } from '../resist-dots.ts';
import type { Tile } from '../tile.ts';
import { along, band, type StripDesign } from './strip.ts';

/** Bandhani: rows and rosettes of knots on the second dye, ending in a gold ribbon. */
export async function knotBorder(palette: Palette, seed: number, width = 55): Promise<Tile> {
  const length = 75;
  const cloth = createCloth(
    { widthCm: length / 10, heightCm: width / 10, pxPerCm: BORDER_DETAIL },
    palette.edge,
    seed,
  );
  unevenDye(cloth, 0.06, 4);
  const line = (y: number, colour: string): Knot[] => row([1.7, y], [length - 1.7, y], colour, 3.4);
  const knots: Knot[] = [...line(5, palette.first), ...line(width - 15, palette.first)];
  for (let i = 0; i < 5; i++) {
    const x = (i + 0.5) * 15;
    const y = width / 2 - 5;
    knots.push(
      { x, y, colour: palette.second, radius: 1.5 },
      ...ring(x, y, 4.4, palette.second, 3.2),
      ...ring(x, y, 8.4, palette.first, 3.5),
    );
  }
  tieKnots(cloth, knots, palette.edge);
  const gold = await rasterise(
    cloth,
    band(length, width - 10, 9) + along(length, 25, width - 5.5, () => stroke('M-1 3L1 -3', 0.5, '#000')),
    'x',
  );
  metalThread(cloth, gold, palette.metal, 0.6);
  return finish(cloth);
}

/** Ikat: stepped diamonds between yarn-dyed stripes. */
export function steppedBorder({ edge, first, second, third }: Palette, width = 50): StripDesign {
  const length = 72;
  const steps =
    'M0 -9H2V-7H4V-5H6V-3H8V-1H10V1H8V3H6V5H4V7H2V9H-2V7H-4V5H-6V3H-8V1H-10V-1H-8V-3H-6V-5H-4V-7H-2V-9Z';
  const middle = width / 2;
  return {
    length,
    width,
    ground: edge,
    works: [
      { shape: band(length, 3, 1.6) + band(length, width - 5, 2.6), with: 'dye', colour: first },
      { shape: band(length, 7, 2.6) + band(length, width - 11, 2.6), with: 'dye', colour: second },
      { shape: along(length, 3, middle, () => fill(steps)), with: 'dye', colour: first },
      {
        shape: along(length, 3, middle, () => `<g transform="scale(.66)">${fill(steps)}</g>`),
        with: 'dye',
        colour: third,
      },
      {
        shape: along(length, 3, middle, () => `<g transform="scale(.33)">${fill(steps)}</g>`),
        with: 'dye',
        colour: second,
      },
      {
        shape: `<g transform="translate(12 0)">${along(length, 3, middle, () => `<g transform="scale(.34)">${fill(steps)}</g>`)}</g>`,
        with: 'dye',
        colour: second,
      },
    ],
  };
}
