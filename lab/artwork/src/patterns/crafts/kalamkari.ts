import { printBlocks } from '../block-printer.ts';
import { createCloth, finish, unevenDye } from '../cloth-canvas.ts';
import { combine, type Drawing, place, stroke } from '../drawing.ts';
import { alongCubic, type Cubic, cubicPath } from '../motifs/curves.ts';
import { bud, fanFlower, lotus, roundFlower } from '../motifs/flowers.ts';
import { stem, veinedLeaf } from '../motifs/sprigs.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import type { Tile } from '../tile.ts';

const WIDTH = 60;
const HEIGHT = 150;

/** Pen-drawn creepers that climb side by side, each half a repeat lower than the one before. */
export async function kalamkari(palette: Palette, seed: number): Promise<Tile> {
  const cloth = createCloth({ widthCm: 18, heightCm: 15, pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.05, 4);
  const creepers = [0, 1, 2].map((index) =>
    place(creeper(), { x: (index + 0.5) * WIDTH, y: index * 50, flip: index % 2 === 1 }),
  );
  await printBlocks(cloth, combine(creepers), palette, { wander: 1.8, missing: 0.025, misfit: 0.03 });
  return finish(cloth);
}

function creeper(): Drawing {
  const up: Cubic = [
    [0, HEIGHT],
    [34, HEIGHT * 0.84],
    [26, HEIGHT * 0.64],
    [0, HEIGHT / 2],
  ];
  const down: Cubic = [
    [0, HEIGHT / 2],
    [-34, HEIGHT * 0.34],
    [-26, HEIGHT * 0.16],
    [0, 0],
  ];
  const flower = fanFlower({ petals: 7, spread: 196, length: 16, width: 5.2 });
  return combine([
    ...[up, down].flatMap((curve, side) => [
      stem(cubicPath(curve), 1.9),
      { line: stroke(cubicPath(curve), 0.5) },
      ...[0.12, 0.26, 0.6, 0.74, 0.9].map((t, index) => {
        const { x, y, angle } = alongCubic(curve, t);
        return place(veinedLeaf(4.3, 17, index % 2 === 0 ? -52 : 52), { x, y, rotate: angle });
      }),
      place(stemmed(flower, side), { x: 0, y: 0 }),
    ]),
  ]);
}

/** The two large flowers of a creeper, each in the bend that faces it. */
function stemmed(flower: Drawing, side: number): Drawing {
  if (side === 0) {
    return combine([
      stem('M19 112C12 116 4 114 2 106', 1.5),
      place(flower, { x: 2, y: 104, rotate: -22 }),
      place(roundFlower({ petals: 9, radius: 8, width: 2.6 }), { x: 1.4, y: 101 }),
      stem('M16 92C20 88 24 86 26 82', 1.2),
      place(bud(11), { x: 25.6, y: 83, rotate: 26 }),
    ]);
  }
  return combine([
    stem('M-19 38C-12 42 -4 40 -2 32', 1.5),
    place(lotus(18), { x: -2, y: 31, rotate: 20 }),
    stem('M-16 16C-20 12 -24 10 -26 6', 1.2),
    place(bud(11), { x: -25.6, y: 7, rotate: -26 }),
  ]);
}
