import { around, combine, type Drawing, dot, fill, n, place, stroke, turned } from '../drawing.ts';
import { dotFloret } from '../motifs/butas.ts';
import { bud, lotus, roundFlower } from '../motifs/flowers.ts';
import { petal } from '../motifs/petals.ts';
import { stem, veinedLeaf } from '../motifs/sprigs.ts';
import type { Palette } from '../palette.ts';
import { along, band, type StripDesign, worksOf } from './strip.ts';

/** Sanganer: a flowering vine between guard lines, on the edge's cloth. */
export function vineBorder(palette: Palette, width = 55): StripDesign {
  const length = 60;
  const middle = width / 2;
  const vine = `M-10 ${n(middle)}C5 ${n(middle - 17)} 10 ${n(middle - 17)} 15 ${n(middle - 8)}S35 ${n(middle + 17)} 45 ${n(middle + 8)}S60 ${n(middle - 6)} 70 ${n(middle)}`;
  const flower = (x: number, y: number, turn: number) =>
    place(roundFlower({ petals: 8, radius: 10, width: 3.3 }), { x, y, rotate: turn });
  const drawing = combine([
    stem(vine, 1.2),
    ...[
      [2, -6, -50],
      [27, 2, 120],
      [33, 6, 20],
      [57, 2, 60],
    ].map(([x = 0, y = 0, turn = 0]) => place(veinedLeaf(2.8, 11, 0), { x, y: middle + y, rotate: turn })),
    flower(15, middle + 5, 0),
    flower(45, middle - 5, 22),
    place(bud(7), { x: 30, y: middle - 9, rotate: -30 }),
  ]);
  const { ground, second, third } = palette;
  return {
    length,
    width,
    ground: palette.edge,
    works: [
      { shape: guards(length, width), with: 'ink', colour: ground },
      ...worksOf(drawing, 'ink', { first: ground, second: third, third, line: palette.line }),
      { shape: along(length, 15, width - 8, () => dot(0, 0, 0.8)), with: 'ink', colour: second },
    ],
  };
}

/** Bagru: a row of round flowers between lines, with a serrated edge towards the field. */
export function phoolBorder({ ground, first, second, edge }: Palette, width = 50): StripDesign {
  const length = 66;
  const flower = roundFlower({ petals: 10, radius: 8, width: 2.2 });
  const saw = along(length, 11, 4, () => fill('M-3 4L0 -3.4L3 4Z'));
  return {
    length,
    width,
    ground,
    works: [
      { shape: saw + band(length, 8, width - 8), with: 'ink', colour: edge },
      {
        shape: band(length, 11, 1.2) + band(length, width - 12, 1.2) + band(length, width - 6, 2.4),
        with: 'ink',
        colour: ground,
      },
      { shape: along(length, 3, (width - 2) / 2, () => flower.first ?? ''), with: 'ink', colour: ground },
      {
        shape: along(
          length,
          3,
          (width - 2) / 2,
          () => (flower.second ?? '') + around(10, () => dot(0, -10.4, 0.8)),
        ),
        with: 'ink',
        colour: first === edge ? second : first,
      },
      { shape: along(length, 3, (width - 2) / 2, () => flower.line ?? ''), with: 'ink', colour: edge },
      {
        shape: `<g transform="translate(11 0)">${along(length, 3, (width - 2) / 2, () => fill(petal(2.2, 8, 'point')) + turned(fill(petal(2.2, 8, 'point')), 180))}</g>`,
        with: 'ink',
        colour: ground,
      },
    ],
  };
}

/** Dabu: pale leaves in mud resist, head to tail. */
export function leafBorder({ ground, first, edge }: Palette, width = 50): StripDesign {
  const length = 66;
  const middle = width / 2;
  const leaf = (turn: number) => turned(fill(petal(4.2, 15)) + stroke('M0 -2V-11', 0.9, '#000'), turn);
  const pair = (i: number) => (i % 2 ? leaf(58) + leaf(122) : leaf(62) + leaf(118)) + dot(-2, 0, 1.3);
  return {
    length,
    width,
    ground: edge === ground ? ground : edge,
    works: [
      {
        shape:
          band(length, 4, 1.4) +
          band(length, 8, 0.8) +
          band(length, width - 9, 0.8) +
          band(length, width - 6, 2.2),
        with: 'ink',
        colour: first,
      },
      {
        shape:
          `<g transform="translate(-8 0)">${along(length, 4, middle, pair)}</g>` +
          along(length, 4, middle, () => dotFloret(2.2).first ?? ''),
        with: 'ink',
        colour: first,
      },
    ],
  };
}

/** Ajrakh: framed rows of stars and lozenges, separated by white resist lines. */
export function ajrakhBorder({ ground, first, second, third }: Palette, width = 65): StripDesign {
  const length = 75;
  const middle = width * 0.5;
  const star = (size: number) => around(8, () => fill(petal(size * 0.26, size, 'point')));
  const rule = (y: number) => band(length, y, 1);
  return {
    length,
    width,
    ground: first,
    works: [
      { shape: band(length, 10, width - 24), with: 'ink', colour: second },
      { shape: rule(2) + rule(9) + rule(width - 15) + rule(width - 7), with: 'ink', colour: third },
      {
        shape:
          along(length, 25, 5.9, () => dot(0, 0, 0.95)) +
          along(length, 25, width - 10.6, () => dot(0, 0, 0.95)),
        with: 'ink',
        colour: third,
      },
      {
        shape: along(length, 5, middle - 2, () => star(8.4) + dot(-7.5, -10, 1) + dot(-7.5, 10, 1)),
        with: 'ink',
        colour: third,
      },
      { shape: along(length, 5, middle - 2, () => star(7)), with: 'ink', colour: first },
      {
        shape: `<g transform="translate(7.5 0)">${along(length, 5, middle - 2, () => fill('M0 -9L4.6 0L0 9L-4.6 0Z'))}</g>`,
        with: 'ink',
        colour: third,
      },
      {
        shape: `<g transform="translate(7.5 0)">${along(length, 5, middle - 2, () => fill('M0 -7.4L3.6 0L0 7.4L-3.6 0Z'))}</g>`,
        with: 'ink',
        colour: ground,
      },
      { shape: along(length, 5, middle - 2, () => dot(0, 0, 2)), with: 'ink', colour: ground },
    ],
  };
}

/** Kalamkari: lotuses along a scrolling stem, drawn with the pen. */
export function lotusBorder({ ground, first, third, line, edge, second }: Palette, width = 65): StripDesign {
  const length = 84;
  const middle = width / 2;
  const drawing: Drawing = combine([
    stem(
      `M-8 ${n(middle + 6)}C12 ${n(middle - 20)} 30 ${n(middle + 30)} 42 ${n(middle + 4)}S72 ${n(middle + 28)} 92 ${n(middle + 6)}`,
      1.5,
    ),
    place(lotus(20), { x: 21, y: middle + 10 }),
    place(lotus(20), { x: 63, y: middle + 10 }),
    ...[0, 42, 84].flatMap((x) => [
      place(veinedLeaf(3.2, 12, 24), { x, y: middle + 6 }),
      place(veinedLeaf(3.2, 12, -30), { x, y: middle + 12 }),
    ]),
  ]);
  return {
    length,
    width,
    ground: edge,
    works: [
      { shape: guards(length, width), with: 'ink', colour: third },
      ...worksOf(drawing, 'ink', {
        first: edge === first ? ground : first,
        second: edge === second ? ground : second,
        third,
        line,
      }),
    ],
  };
}

function guards(length: number, width: number): string {
  return (
    band(length, 2, 1) +
    band(length, 4.4, 2.2) +
    band(length, width - 6.6, 2.2) +
    band(length, width - 2.6, 1) +
    along(length, Math.round(length / 4), 9.4, () => dot(0, 0, 0.75))
  );
}
