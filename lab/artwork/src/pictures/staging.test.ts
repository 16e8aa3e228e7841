import { expect, test } from 'vitest';
import { NEIGHBOURS, type Staged, stageProducts } from './staging.ts';

const kurti = (walls: number[]): Staged => ({ shape: 'kurti', canTurn: true, walls });

test('neighbours in a listing of two or four columns have different walls', () => {
  const stages = stageProducts(Array.from({ length: 40 }, () => kurti([0, 1, 2, 3, 4])));
  for (const [index, { wall }] of stages.entries()) {
    // At a distance of three, repeating a pale wall is preferred to a deep one.
    for (const distance of NEIGHBOURS.filter((columns) => columns !== 3))
      expect(stages[index - distance]?.wall).not.toBe(wall);
  }
});

test('neighbours differ in pose or wall even when only two walls suit their cloth', () => {
  const stages = stageProducts(Array.from({ length: 40 }, () => kurti([6, 7])));
  for (const [index, stage] of stages.entries()) expect(stages[index - 1]).not.toEqual(stage);
});

test('a product gets a wall that sets it off, and a product that cannot be worn is not turned', () => {
  const products = [kurti([8]), { shape: 'potli', canTurn: false, walls: [8] }, kurti([2, 3])];
  const stages = stageProducts(products);
  for (const [index, { wall }] of stages.entries()) expect(products[index]?.walls).toContain(wall);
  expect(stages[1]?.isTurned).toBe(false);
});

test('staging the same list twice gives the same result', () => {
  const list = [kurti([0, 1]), kurti([1, 2]), kurti([0, 2]), kurti([0, 1, 2])];
  expect(stageProducts(list)).toEqual(stageProducts(list));
});
