import { expect, test } from 'vitest';
import { NEIGHBOURS, type Staged, stageProducts } from './staging.ts';

const kurti = (walls: number[]): Staged => ({ shape: 'kurti', canTurn: true, walls });

test('neighbours in a listing of two or four columns stand before different walls', () => {
  const stages = stageProducts(Array.from({ length: 40 }, () => kurti([0, 1, 2, 3, 4])));
  for (const [index, { wall }] of stages.entries()) {
    // At a distance of three, repeating a pale wall is preferred to a deep one.
    for (const distance of NEIGHBOURS.filter((columns) => columns !== 3))
      expect(stages[index - distance]?.wall).not.toBe(wall);
  }
});

test('where few walls set a cloth off, neighbours before the same wall stand in another pose', () => {
  const stages = stageProducts(Array.from({ length: 40 }, () => kurti([6, 7])));
  for (const [index, stage] of stages.entries()) expect(stages[index - 1]).not.toEqual(stage);
});

test('a product stands before a wall that sets it off, and only what is worn turns', () => {
  const products = [kurti([8]), { shape: 'potli', canTurn: false, walls: [8] }, kurti([2, 3])];
  const stages = stageProducts(products);
  for (const [index, { wall }] of stages.entries()) expect(products[index]?.walls).toContain(wall);
  expect(stages[1]?.isTurned).toBe(false);
});

test('the same list gives the same choice', () => {
  const list = [kurti([0, 1]), kurti([1, 2]), kurti([0, 2]), kurti([0, 1, 2])];
  expect(stageProducts(list)).toEqual(stageProducts(list));
});
