import { combine, type Drawing, place, stroke } from '../drawing.ts';
import { alongCubic, type Cubic, cubicPath } from './curves.ts';
import { roundFlower } from './flowers.ts';
import { stem, veinedLeaf } from './sprigs.ts';

/** One repeat (two cells, half drop) of a Mughal jaal: leafy ogees with a flower in each and a floret at each crossing. */
export function ogeeLattice(width: number, height: number, filling: Drawing): Drawing {
  const cells: [number, number][] = [
    [width / 2, height / 2],
    [0, 0],
  ];
  return combine(
    cells.flatMap(([x, y]) => [
      place(ogee(width, height), { x, y }),
      place(filling, { x, y: y + 1 }),
      place(roundFlower({ petals: 6, radius: 5.4, width: 2.2 }), { x, y: y - height / 2, rotate: 30 }),
    ]),
  );
}

function ogee(width: number, height: number): Drawing {
  const w = width / 2;
  const h = height / 2;
  const quarter: Cubic = [
    [0, -h],
    [w * 0.56, -h * 0.72],
    [w, -h * 0.42],
    [w, 0],
  ];
  const vine = combine([
    stem(cubicPath(quarter), 1.3),
    { line: stroke(cubicPath(quarter), 0.3) },
    ...[0.2, 0.36, 0.52, 0.68, 0.84].map((t, index) => {
      const { x, y, angle } = alongCubic(quarter, t);
      return place(veinedLeaf(2.2, 8, index % 2 === 0 ? -48 : 48), { x, y, rotate: angle });
    }),
  ]);
  return combine(
    [
      { flip: false, turn: 0 },
      { flip: true, turn: 0 },
      { flip: true, turn: 180 },
      { flip: false, turn: 180 },
    ].map(({ flip, turn }) => place(vine, { x: 0, y: 0, rotate: turn, flip })),
  );
}
