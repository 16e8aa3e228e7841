import { type ClothCanvas, createCloth, finish, unevenDye } from '../cloth-canvas.ts';
import { stroke } from '../drawing.ts';
import { displace } from '../ink.ts';
import { metalThread } from '../metal.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import { rasterise } from '../raster.ts';
import { type Knot, ring, row, tieKnots, trikunti } from '../resist-dots.ts';
import type { Tile } from '../tile.ts';

const CELL = 75;

/**
 * Medallions of rings in half drop with trikunti between them. Palette: first is the first tie, second the
 * second.
 */
export async function bandhani(palette: Palette, seed: number): Promise<Tile> {
  const cloth = createCloth({ widthCm: 15, heightCm: 15, pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.07, 4);
  const knots: Knot[] = [];
  for (const [x, y] of halfDropCentres()) {
    knots.push(
      ...medallion(x, y, palette),
      ...floret(x, y + CELL / 2, palette),
      ...floret(x + CELL / 2, y, palette),
    );
    for (const [dx, dy] of [
      [0.25, 0.39],
      [0.75, 0.39],
      [0.39, 0.25],
      [0.39, 0.75],
    ] as const) {
      knots.push(...trikunti(x + dx * CELL, y + dy * CELL, palette.first));
    }
  }
  tieKnots(cloth, knots, palette.ground);
  return finish(cloth);
}

/** Gharchola: bandhani inside squares of woven zari. */
export async function gharchola(palette: Palette, seed: number): Promise<Tile> {
  const cloth = createCloth({ widthCm: 15, heightCm: 15, pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.06, 4);
  await zariGrid(cloth, palette);
  const knots = [0.5, 1.5].flatMap((column) =>
    [0.5, 1.5].flatMap((line) => {
      const [x, y] = [column * CELL, line * CELL];
      return (column + line) % 2 === 1 ? medallion(x, y, palette) : lotusKnots(x, y, palette);
    }),
  );
  tieKnots(cloth, knots, palette.ground);
  return finish(cloth);
}

async function zariGrid(cloth: ClothCanvas, palette: Palette): Promise<void> {
  const lines = [0, CELL, 2 * CELL].map((at) => stroke(`M${at} -5V160M-5 ${at}H160`, 3)).join('');
  const gaps = [0, CELL, 2 * CELL].map((at) => stroke(`M${at} -5V160M-5 ${at}H160`, 0.9, '#000')).join('');
  const grid = displace(cloth, await rasterise(cloth, lines + gaps), [0, 0], 0.8, cloth.seed);
  metalThread(cloth, grid, palette.metal, 0.7);
}

function halfDropCentres(): [number, number][] {
  return [
    [0, 0],
    [CELL, CELL],
    [CELL, 0],
    [0, CELL],
  ].map(([x, y]) => [(x ?? 0) + CELL / 2, (y ?? 0) + CELL / 2]);
}

function medallion(x: number, y: number, { first, second }: Palette): Knot[] {
  return [
    { x, y, colour: second, radius: 1.5 },
    ...ring(x, y, 4.4, second),
    ...ring(x, y, 9.5, first),
    ...ring(x, y, 13.4, second),
    ...ring(x, y, 19, first),
    ...ring(x, y, 22.8, first),
    ...Array.from({ length: 12 }, (_, i) => {
      const angle = (i / 12) * 2 * Math.PI;
      return { x: x + 26.8 * Math.cos(angle), y: y + 26.8 * Math.sin(angle), colour: second };
    }),
  ];
}

function floret(x: number, y: number, { first, second }: Palette): Knot[] {
  return [{ x, y, colour: second, radius: 1.3 }, ...ring(x, y, 4.3, first)];
}

/** A flower of pointed petals made of knots, on a stem. */
function lotusKnots(x: number, y: number, { first, second }: Palette): Knot[] {
  const petals = [-64, -32, 0, 32, 64].flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const tip = [x + 22 * Math.sin(angle), y + 6 - 24 * Math.cos(angle)] as const;
    const side = (lean: number) =>
      [x + 14 * Math.sin(angle + lean), y + 6 - 14 * Math.cos(angle + lean)] as const;
    return [
      ...row([x, y + 6], side(-0.26), first),
      ...row(side(-0.26), tip, first),
      ...row(tip, side(0.26), first),
    ];
  });
  return [
    ...petals,
    ...row([x, y + 10], [x, y + 26], second),
    ...row([x - 14, y + 16], [x, y + 26], second),
    ...row([x + 14, y + 16], [x, y + 26], second),
  ];
}
