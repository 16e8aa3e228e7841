import { expect, test } from 'vitest';
import { pixelsOf } from '../drawing/picture.ts';
import { drawScene } from '../drawing/scene.ts';
import { closeView, wholeView } from '../drawing/view.ts';
import { drawFabric } from '../patterns/fabrics/draw-fabric.ts';
import { anarkali, frock, lehengaCholi } from './dresses.ts';
import { alineKurti, kurti, shortKurti } from './kurtis.ts';
import { dupatta, saree } from './lengths.ts';
import type { Hanging, Outfit } from './outfit.ts';
import { boysKurta, kurtiSet, palazzoSet, shararaSet } from './sets.ts';

const wall = [0.7, 0.6, 0.5] as const;
const fabric = await drawFabric('gingham-red');
const outfit: Outfit = {
  fabric,
  bottoms: fabric.edge,
  dupatta: fabric,
  sleeve: 'three-quarter',
  neck: 'round',
  side: 'front',
  seed: 4,
};
const garments = {
  kurti,
  alineKurti,
  shortKurti,
  anarkali,
  frock,
  lehengaCholi,
  kurtiSet,
  palazzoSet,
  shararaSet,
  boysKurta,
  saree,
  dupatta,
};

test.for(Object.entries(garments))('%s hangs on the wall and can be seen close by', async ([, hang]) => {
  const { layers, close } = hang(outfit);
  for (const view of [wholeView(90), closeView(90, close.centre, close.zoom)]) {
    const { light } = await drawScene({ wall, layers }, view);
    expect(light.every(Number.isFinite)).toBe(true);
  }
});

test('the same garment gives the same bytes twice, another one does not hang in the same folds', async () => {
  const [one, same, other] = await Promise.all(
    [kurti(outfit), kurti(outfit), kurti({ ...outfit, seed: 5 })].map(bytesOf),
  );
  expect(one?.equals(same ?? Buffer.alloc(0))).toBe(true);
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

async function bytesOf({ layers }: Hanging): Promise<Buffer> {
  return Buffer.from(pixelsOf(await drawScene({ wall, layers }, wholeView(120)), 1));
}
