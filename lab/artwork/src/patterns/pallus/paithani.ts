import { along, band, type StripDesign } from '../borders/strip.ts';
import { type Drawing, dot, fill, flatten, type Layer, place, stroke } from '../drawing.ts';
import { parrot, peacock } from '../motifs/birds.ts';
import { lotus } from '../motifs/flowers.ts';
import { petal } from '../motifs/petals.ts';
import type { Palette } from '../palette.ts';
import type { Work } from '../work.ts';

const LENGTH = 240;
const WIDTH = 460;

/** Peacocks, parrots and lotuses in tapestry weave on a gold ground; palette as for the border. */
export function paithaniPallu({ edge, metal, first, second, third, line, ground }: Palette): StripDesign {
  const colours: [Layer, string][] = [
    ['first', first],
    ['second', second],
    ['third', third],
    ['line', line],
  ];
  const row = (y: number, count: number, make: (index: number) => Drawing, inks = colours): Work[] =>
    inks.map(([layer, colour]) => ({
      shape: along(LENGTH, count, y, (i) => flatten(make(i), [layer])),
      with: layer === 'line' ? 'dye' : 'thread',
      colour,
    }));
  const facing = (drawing: Drawing, scale: number) => (index: number) =>
    place(drawing, { x: 0, y: 0, scale, flip: index % 2 === 1 });
  const inBlue: typeof colours = [
    ['second', second],
    ['first', '#175e8c'],
    ['third', third],
    ['line', line],
  ];
  const vine = `M-10 0${Array.from({ length: 13 }, (_, i) => `q10 ${i % 2 ? 11 : -11} 20 0`).join('')}`;
  const leaves = (y: number) =>
    along(LENGTH, 12, y, (i) =>
      fill(petal(3, 10, 'point')).replace('<path', `<path transform="rotate(${i % 2 ? 130 : 50})"`),
    );
  return {
    length: LENGTH,
    width: WIDTH,
    ground: edge,
    works: [
      { shape: `<rect x="-1" width="${LENGTH + 2}" height="34" fill="#fff"/>`, with: 'dye', colour: ground },
      { shape: along(LENGTH, 20, 30, () => fill('M-5.4 6L0 -14L5.4 6Z')), with: 'zari', colour: metal },
      { shape: band(LENGTH, 35, WIDTH - 53), with: 'zari', colour: metal },
      {
        shape: stroke(vine, 2).replace('<path', '<path transform="translate(0 62)"'),
        with: 'thread',
        colour: second,
      },
      { shape: leaves(62), with: 'thread', colour: second },
      { shape: along(LENGTH, 12, 62, () => dot(0, 0, 4.2)), with: 'thread', colour: first },
      { shape: band(LENGTH, 84, 3) + band(LENGTH, 90, 1.6), with: 'thread', colour: first },
      ...row(122, 6, facing(parrot(), 0.9), [
        ['first', second],
        ['second', first],
        ['third', third],
        ['line', line],
      ]),
      { shape: band(LENGTH, 150, 1.6) + band(LENGTH, 154, 3), with: 'thread', colour: second },
      ...row(222, 4, facing(peacock(), 1.12), inBlue),
      ...row(278, 4, () => place(lotus(20), { x: 0, y: 8 })),
      { shape: band(LENGTH, 304, 3) + band(LENGTH, 310, 1.6), with: 'thread', colour: second },
      ...row(356, 6, (i) =>
        place(i % 2 ? lotus(26) : peacock(), i % 2 ? { x: 0, y: 16 } : { x: 0, y: 4, scale: 0.72 }),
      ),
      { shape: band(LENGTH, 398, 3) + band(LENGTH, 404, 1.6), with: 'thread', colour: first },
      { shape: along(LENGTH, 20, 424, () => fill('M-5 8L0 -9L5 8Z')), with: 'thread', colour: second },
      { shape: band(LENGTH, 446, 5), with: 'zari', colour: metal },
    ],
  };
}
