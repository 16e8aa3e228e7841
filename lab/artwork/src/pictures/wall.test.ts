import { expect, test } from 'vitest';
import { heroes, tiles, washes } from '../brand/pictures.ts';
import { isDraped } from '../drape/draped-picture.ts';
import { lightness, lightnessOf } from '../drawing/lightness.ts';
import { linearColour } from '../drawing/picture.ts';
import { drawFabric } from '../patterns/fabrics/draw-fabric.ts';
import type { Tile } from '../patterns/tile.ts';
import { MIN_CONTRAST, wallsFor } from './wall.ts';

test('cloth of any lightness has suitable walls, all with enough contrast', () => {
  for (let grey = 0; grey < 256; grey += 3) {
    const body = plainTile(grey);
    const walls = wallsFor({ body });
    expect(walls.length, `grey ${grey}`).toBeGreaterThan(0);
    for (const wall of walls)
      expect(Math.abs(lightness(wall) - lightnessOf({ body }))).toBeGreaterThanOrEqual(MIN_CONTRAST);
  }
});

test('white cloth never hangs on a pale wall', () => {
  for (const wall of wallsFor({ body: plainTile(250) })) expect(lightness(wall)).toBeLessThan(70);
});

test.each([
  ...heroes.flatMap(({ wash, main, beside }) => [
    [main.fabric, wash] as const,
    [beside.fabric, wash] as const,
  ]),
  ...tiles
    .filter(({ shown }) => isDraped(shown.garment))
    .map(({ wash, shown }) => [shown.fabric, wash] as const),
])('%s stands out from the niche in %s on the home page', async (fabric, wash) => {
  const own = lightnessOf(await drawFabric(fabric));
  const niche = lightness(linearColour(washes[wash]));
  expect(Math.abs(own - niche)).toBeGreaterThanOrEqual(MIN_CONTRAST - 1);
});

function plainTile(grey: number): Tile {
  return {
    width: 61,
    height: 1,
    pxPerCm: 1,
    color: new Uint8Array(183).fill(grey),
    zari: new Uint8Array(61),
    relief: new Uint8Array(61),
  };
}
