import { combine, type Drawing, dot, fill, n, place, stroke, turned } from '../drawing.ts';
import { bud, fanFlower, marigold, rose } from './flowers.ts';
import { leaf, sawLeaf } from './petals.ts';

const LINE = 0.42;

/** A leaf with its midrib, rotated; the second colour is green in most palettes. */
export function veinedLeaf(width: number, length: number, degrees: number, saw = false): Drawing {
  const outline = saw ? sawLeaf(width, length) : leaf(width, length);
  return {
    second: turned(fill(outline), degrees),
    line: turned(
      stroke(outline, LINE) +
        stroke(`M0 0Q0 ${n(-length * 0.5)} ${n(width * 0.2)} ${n(-length * 0.85)}`, LINE * 0.7),
      degrees,
    ),
  };
}

export function stem(d: string, width = 0.9): Drawing {
  return { second: stroke(d, width) };
}

/**
 * The Sanganeri poppy: one open flower on a curved stem, two leaves and a bud. 34 mm tall, centred on the
 * origin.
 */
export function poppySprig(): Drawing {
  return combine([
    stem('M-1 16C-3 9 2 3 0 -4M-1.2 11C3 9 6 6 7 2'),
    place(veinedLeaf(2.6, 10, -52), { x: -1.6, y: 10 }),
    place(veinedLeaf(2.3, 8.5, 48, false), { x: -0.6, y: 7 }),
    place(veinedLeaf(2, 7, -40), { x: 0.3, y: 3 }),
    place(bud(5), { x: 7, y: 2.4, rotate: 18 }),
    place(fanFlower({ petals: 5, spread: 168, length: 9.6, width: 3.7 }), { x: 0, y: -5 }),
    {
      third: dot(0, -5.4, 2),
      line: [-50, -25, 0, 25, 50]
        .map((a) => turned(stroke('M0 -2V-4.6', 0.35) + dot(0, -5, 0.5), a, 0, -5))
        .join(''),
    },
  ]);
}

/** A marigold head on a short stem with two serrated leaves. 40 mm tall. */
export function marigoldSprig(): Drawing {
  return combine([
    stem('M0 20C1 13 -2 8 0 0', 1.1),
    place(veinedLeaf(3.2, 12, -56, true), { x: 0, y: 15 }),
    place(veinedLeaf(3.2, 12, 56, true), { x: 0, y: 13 }),
    place(marigold(8.6), { x: 0, y: -6 }),
  ]);
}

/** An iris: three falls, three standards, blade leaves. 44 mm tall. */
export function irisSprig(): Drawing {
  const standards = fanFlower({ petals: 3, spread: 70, length: 10, width: 3, tip: 'point' });
  const falls = fanFlower({ petals: 3, spread: 130, length: 9, width: 3.2, tip: 'round' });
  return combine([
    stem('M0 22C-1 14 1 8 0 -3', 1),
    { second: fill('M0 22C-6 16 -9 6 -8 -4C-5 4 -2 12 0 22ZM0 22C5 17 8 10 9 1C5 8 2 14 0 22Z') },
    { line: stroke('M0 22C-5 15 -7.5 6 -8 -4M0 22C4.5 16 7 9 9 1', LINE) },
    { third: turned(falls.first ?? '', 180, 0, -6), line: turned(falls.line ?? '', 180, 0, -6) },
    place(standards, { x: 0, y: -5 }),
    { third: dot(0, -5.6, 1.6) },
  ]);
}

/** A rose with leaves and two buds, for lattices. About 34 mm across. */
export function roseBouquet(): Drawing {
  return combine([
    stem('M0 20C-2 14 1 10 0 4M-0.6 15C-6 13 -11 9 -12 3M0.4 14C6 13 11 8 12 2'),
    place(veinedLeaf(3, 11, -80), { x: -2, y: 15 }),
    place(veinedLeaf(3, 11, 80), { x: 2, y: 15 }),
    place(veinedLeaf(2.6, 9, -30), { x: -8, y: 11 }),
    place(veinedLeaf(2.6, 9, 34), { x: 8, y: 11 }),
    place(bud(8), { x: -12, y: 4, rotate: -16 }),
    place(bud(8), { x: 12, y: 3, rotate: 16 }),
    place(rose(9.5), { x: 0, y: -4 }),
  ]);
}
