import { expect, test } from 'vitest';
import { neighbour, slides } from './slides.ts';

test('after the last slide comes the first, before the first the last', () => {
  expect([neighbour(0, 1), neighbour(1, 1), neighbour(2, 1)]).toEqual([1, 2, 0]);
  expect([neighbour(0, -1), neighbour(2, -1)]).toEqual([2, 1]);
});

test('the slides lead where the specification says', () => {
  expect(slides.map(({ button, to }) => [button, to])).toEqual([
    ['SHOP NOW', '/collection'],
    ['EXPLORE', '/collection?category=Women'],
    ['VIEW SETS', '/collection?category=Sets'],
  ]);
});
