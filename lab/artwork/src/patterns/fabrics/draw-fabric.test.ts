import { fabricNames } from '@gulmohar/demo/catalogue/fabric-names.ts';
import { expect, test } from 'vitest';
import type { Tile } from '../tile.ts';
import { drawFabric } from './draw-fabric.ts';

test('every fabric in the list is drawn with a border and an edge colour', async () => {
  for (const { name, body, border, pallu, edge } of await everyFabric()) {
    for (const tile of [body, border, ...(pallu ? [pallu] : [])]) {
      expect(tile.color.length, name).toBe(tile.width * tile.height * 3);
      expect(tile.zari.length).toBe(tile.width * tile.height);
      expect(tile.relief.length).toBe(tile.width * tile.height);
    }
    expect(edge, name).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('a fabric tiles without a visible seam', async () => {
  for (const { name, body, border } of await everyFabric()) {
    expect(seamAcross(body), `${name}, side by side`).toBeLessThan(inside(body) * 1.3 + 3);
    expect(seamDown(body), `${name}, one above the other`).toBeLessThan(insideDown(body) * 1.3 + 3);
    expect(seamAcross(border), `${name}, border`).toBeLessThan(inside(border) * 1.3 + 3);
  }
});

/** Drawn once for all tests, in parallel: shapes are rasterised in other threads. */
function everyFabric() {
  return Promise.all(fabricNames.map(async (name) => ({ name, ...(await drawFabric(name)) })));
}

/** Mean difference between neighbouring columns. */
function columnsDiffer({ color, width, height }: Tile, left: number, right: number): number {
  let sum = 0;
  for (let y = 0; y < height; y++) {
    for (let c = 0; c < 3; c++) {
      sum += Math.abs((color[(y * width + left) * 3 + c] ?? 0) - (color[(y * width + right) * 3 + c] ?? 0));
    }
  }
  return sum / height / 3;
}

function rowsDiffer({ color, width }: Tile, above: number, below: number): number {
  let sum = 0;
  for (let i = 0; i < width * 3; i++) {
    sum += Math.abs((color[above * width * 3 + i] ?? 0) - (color[below * width * 3 + i] ?? 0));
  }
  return sum / width / 3;
}

const seamAcross = (tile: Tile) => columnsDiffer(tile, tile.width - 1, 0);
const seamDown = (tile: Tile) => rowsDiffer(tile, tile.height - 1, 0);

/** The largest difference between neighbours away from the seam. */
function inside(tile: Tile): number {
  return Math.max(...Array.from({ length: tile.width - 1 }, (_, i) => columnsDiffer(tile, i, i + 1)));
}

function insideDown(tile: Tile): number {
  return Math.max(...Array.from({ length: tile.height - 1 }, (_, i) => rowsDiffer(tile, i, i + 1)));
}
