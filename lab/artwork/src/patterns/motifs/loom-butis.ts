import { around, combine, type Drawing, dot, fill, place, turned } from '../drawing.ts';
import { roundFlower } from './flowers.ts';
import { petal } from './petals.ts';
import { stem, veinedLeaf } from './sprigs.ts';

/** Ashrafi: a round coin of zari with a ring left out. @param radius mm */
export function coin(radius: number): Drawing {
  return {
    first: dot(0, 0, radius),
    line: dot(0, 0, radius * 0.76) + dot(0, 0, radius * 0.6, '#000') + dot(0, 0, radius * 0.14),
  };
}

/** A flower on an upright stem with two leaves, as in kadhua weaving. 34 mm tall. */
export function leafyButi(): Drawing {
  const head = roundFlower({ petals: 8, radius: 8.5, width: 2.8 });
  return combine([
    stem('M0 17C-1 11 1 6 0 2', 1.2),
    place(veinedLeaf(2.6, 11, -54), { x: 0, y: 14 }),
    place(veinedLeaf(2.6, 11, 54), { x: 0, y: 14 }),
    place({ first: head.first ?? '', third: head.second ?? '', line: head.line ?? '' }, { x: 0, y: -6 }),
  ]);
}

/** A star of eight leaves with dots at the tips. 20 mm across. */
export function starButi(): Drawing {
  return {
    first:
      around(8, () => turned(fill(petal(1.7, 7)), 0, 0, -2)) +
      around(8, () => dot(0, -10.4, 0.8), 22.5) +
      dot(0, 0, 1.3),
  };
}
