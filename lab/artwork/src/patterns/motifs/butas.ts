import { around, combine, type Drawing, dot, fill, place, stroke, turned } from '../drawing.ts';
import { roundFlower } from './flowers.ts';
import { petal } from './petals.ts';
import { stem, veinedLeaf } from './sprigs.ts';

const PAISLEY =
  'M2 32C-16 32 -24 14 -20 -3C-16 -20 -2 -31 12 -29C23 -27 25 -14 16 -11C10 -9 6 -14 9 -18C1 -14 0 -4 6 4C15 15 18 32 2 32Z';

/** The mango of Indian textiles, 62 mm tall at scale 1, centred on the origin. */
export function paisley(): Drawing {
  const inner = `<g transform="translate(-1.4 5.5) scale(.68)">`;
  const floret = (x: number, y: number, radius: number) =>
    place(roundFlower({ petals: 6, radius, width: radius * 0.38 }), { x, y });
  return combine([
    { first: `${fill(PAISLEY)}${inner}${fill(PAISLEY, '#000')}</g>`, second: `${inner}${fill(PAISLEY)}</g>` },
    { line: `${stroke(PAISLEY, 0.9)}${inner}${stroke(PAISLEY, 1)}</g>` },
    { second: dot(-2.4, 15, 9.4, '#000') + dot(-7.6, -2, 6, '#000') },
    floret(-2.4, 15, 8.6),
    floret(-7.6, -2, 5.2),
    { third: dot(-3, -14, 1.8) + dot(2, -20, 1.3) },
  ]);
}

/** The bold round phool of Bagru: a ring of petals, a ring of dots, two leaves. 44 mm tall. */
export function bagruPhool(): Drawing {
  const outer = petal(3.4, 13, 'notch');
  const innerPetal = petal(2.2, 7.5, 'point');
  return combine([
    stem('M0 24C0.8 18 -0.8 14 0 8', 1.4),
    place(veinedLeaf(3.2, 13, -62, true), { x: 0, y: 20 }),
    place(veinedLeaf(3.2, 13, 62, true), { x: 0, y: 20 }),
    {
      first: turned(around(10, () => fill(outer)) + dot(0, 0, 7.6, '#000'), 0, 0, -6),
      second: turned(around(8, () => fill(innerPetal)) + dot(0, 0, 2.4, '#000'), 22.5, 0, -6),
      third: dot(0, -6, 2.2),
      line: turned(
        around(10, () => stroke(outer, 0.6) + stroke('M0 -8.6V-11.6', 0.5)) +
          dot(0, 0, 8, '#000') +
          around(20, () => dot(0, -8.3, 0.55)) +
          around(8, () => stroke(innerPetal, 0.5), 22.5) +
          around(20, () => dot(0, -15.6, 0.7)),
        0,
        0,
        -6,
      ),
    },
  ]);
}

/** A sprig of paired oval leaves under a bud, as dabu printers cut it for mud resist. 50 mm tall. */
export function dabuSprig(): Drawing {
  const rib = (length: number) => stroke(`M0 -2.4V${-length}`, 0.8, '#000');
  const pairs = [
    { y: 18, length: 13, width: 4 },
    { y: 9, length: 12, width: 3.8 },
    { y: 0, length: 10.5, width: 3.4 },
    { y: -8, length: 8.5, width: 2.9 },
  ];
  return {
    first: [
      stroke('M0 26V-14', 1.5),
      ...pairs.flatMap(({ y, length, width }) =>
        [-50, 50].map((angle) => turned(fill(petal(width, length)) + rib(length * 0.72), angle, 0, y)),
      ),
      turned(fill(petal(4.6, 12)) + rib(8.5), 0, 0, -14),
      ...[-16, 16].map((x) => dot(x * 0.4, -25 + Math.abs(x) * 0.16, 1.1)),
      dot(0, -28.4, 1.3),
    ].join(''),
  };
}

/** A small star floret of dots to fill the space between large motifs. */
export function dotFloret(radius: number): Drawing {
  return { first: dot(0, 0, radius * 0.3) + around(6, () => dot(0, -radius, radius * 0.22)) };
}
