import { builtInSlides } from '@gulmohar/contract/shop/built-in-slides.ts';
import { expect, test } from 'vitest';
import { neighbour } from './slides.ts';

test('the slides wrap around in both directions', () => {
  expect([neighbour(0, 1, 3), neighbour(1, 1, 3), neighbour(2, 1, 3)]).toEqual([1, 2, 0]);
  expect([neighbour(0, -1, 3), neighbour(2, -1, 3)]).toEqual([2, 1]);
});

test('the built-in slides lead where the specification says', () => {
  expect(builtInSlides.map(({ button, to }) => [button, to])).toEqual([
    ['SHOP NOW', '/collection'],
    ['EXPLORE', '/collection?category=Women'],
    ['VIEW SETS', '/collection?category=Sets'],
  ]);
});
