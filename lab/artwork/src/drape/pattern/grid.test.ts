import { expect, test } from 'vitest';
import { gridCloth, lessPart, placesBetween, together } from './grid.ts';
import { type Part, parts } from './piece.ts';

const sheet = (part: Part, height: number) =>
  gridCloth({
    part,
    columns: placesBetween(0, 4, 2),
    rows: placesBetween(0, 2, 2),
    place: (x, y) => [x, y, height],
    grain: (x, y) => [x, y],
    edges: { hem: (x, y) => [y, x] },
  });

test('joined cloths keep their positions, edges and parts', () => {
  const both = together([sheet('saree', 1), sheet('dupatta', 3)]);
  expect(both.triangles).toHaveLength(2 * 2 * 2 * 3);
  const heights = Array.from(both.triangles, (place) => both.position[3 * (both.sheetPoint[place] ?? 0) + 2]);
  expect(heights.slice(0, 12)).toEqual(Array(12).fill(0.01));
  expect(heights.slice(12)).toEqual(Array(12).fill(0.03));
  expect(both.edges.slice(0, 2)).toEqual(Float32Array.of(0, 0));
});

test('removing a part removes all of its triangles', () => {
  const left = lessPart(together([sheet('saree', 1), sheet('dupatta', 3)]), 'dupatta');
  expect(left.triangles).toHaveLength(12);
  expect([...left.part]).toEqual(Array(4).fill(parts.indexOf('saree')));
});
