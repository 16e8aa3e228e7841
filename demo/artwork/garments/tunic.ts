import { foldsBetween } from '../drawing/folds.ts';
import { curve, mirrored, type Point } from '../drawing/geometry.ts';
import type { Panel, Trim } from '../drawing/panel.ts';
import type { Layer } from '../drawing/scene.ts';
import { hanger } from '../props/hanger.ts';
import { type Outfit, straightGrain, trimWidth, UNITS_PER_CM, wallShadows } from './outfit.ts';
import { button, placketTrims } from './placket.ts';
import { sleeves } from './sleeves.ts';

/** Half widths at heights, from the shoulder to the hem, and how the hem curves. */
export type TunicCut = {
  sides: Point[];
  hemDrop: number;
  hem: 'border' | 'plain' | 'none';
  sleeveLength?: number;
  slit?: number;
};

/** Kurti, kurta or choli on a hanger. */
export function tunic(outfit: Outfit, cut: TunicCut): Layer[] {
  const { fabric, seed } = outfit;
  const neck = neckline(outfit);
  const left = curve(cut.sides.map(([half, y]) => [600 - half, y] as const));
  const bottom = left.at(-1) ?? [600, 0];
  const hem = curve(
    [
      bottom,
      [600 - (600 - bottom[0]) * 0.4, bottom[1] + cut.hemDrop * 0.85],
      [600, bottom[1] + cut.hemDrop],
      [600 + (600 - bottom[0]) * 0.4, bottom[1] + cut.hemDrop * 0.85],
      [1200 - bottom[0], bottom[1]],
    ],
    8,
  );
  const outline = [
    ...neck.front,
    ...mirrored(left).slice().reverse(),
    ...hem.slice().reverse(),
    ...left.slice().reverse(),
  ];
  const hemY = bottom[1] + cut.hemDrop;
  const half = 600 - bottom[0];
  const body: Panel = {
    outline,
    fabric,
    grain: straightGrain(600, 262),
    unitsPerCm: UNITS_PER_CM,
    trims: [
      ...(cut.hem === 'border' ? [{ line: hem, width: trimWidth(fabric), tile: fabric.border }] : []),
      ...(cut.hem === 'plain' ? [{ line: hem, width: 26, colour: fabric.edge }] : []),
      ...neck.trims,
      ...(outfit.side === 'front' ? placketTrims(outfit) : []),
    ],
    folds: [
      ...foldsBetween(
        (t) => [425 + t * 350, 560],
        (t) => [600 - half * 0.92 + t * half * 1.84, hemY],
        { count: 8, seed, width: [13, 30], height: 7 },
      ),
      ...foldsBetween(
        (t) => (t < 0.5 ? [386 + t * 60, 480 + t * 120] : [814 - (1 - t) * 60, 480 + (1 - t) * 120]),
        (t) => (t < 0.5 ? [500 + t * 60, 640 + t * 60] : [640 + t * 50, 700 - t * 60]),
        { count: 6, seed: seed + 4, width: [15, 26], height: 3 },
      ),
    ],
    roll: 26,
    shadows: wallShadows,
    seed,
  };
  const inside: Panel = {
    ...body,
    outline: neck.back,
    trims: neck.backTrims,
    folds: [],
    dim: 0.42,
    shadows: wallShadows,
    roll: 6,
  };
  const hangerAt = { svg: hanger(214, 200) };
  return [
    ...(outfit.side === 'front' ? [inside, hangerAt] : [hangerAt]),
    ...sleeves(outfit, cut.sleeveLength),
    body,
    ...(outfit.side === 'front' && outfit.neck !== 'v' ? [{ svg: button(outfit) }] : []),
  ];
}

type Neckline = { front: Point[]; back: Point[]; trims: Trim[]; backTrims: Trim[] };

function neckline({ neck, side, fabric }: Outfit): Neckline {
  const top = 262;
  const half = neck === 'band' ? 78 : 122;
  const depth = side === 'back' ? 26 : neck === 'v' ? 168 : neck === 'band' ? 58 : 92;
  const line: Point[] =
    neck === 'v' && side === 'front'
      ? curve(
          [
            [600 - half, top],
            [600 - half * 0.6, top + depth * 0.45],
            [600, top + depth],
          ],
          8,
        )
      : curve(
          [
            [600 - half, top],
            [600 - half * 0.82, top + depth * 0.55],
            [600 - half * 0.42, top + depth * 0.93],
            [600, top + depth],
          ],
          8,
        );
  const front = [...line, ...mirrored(line).slice(1)];
  const backLine = curve(
    [
      [600 - half, top],
      [600 - half * 0.5, top + 13],
      [600, top + 16],
      [600 + half * 0.5, top + 13],
      [600 + half, top],
    ],
    8,
  );
  const width = neck === 'band' ? 30 : 26;
  return {
    front,
    back: [...front, ...backLine.slice().reverse()],
    trims: [{ line: front, width: -width, colour: fabric.edge }],
    backTrims: [{ line: backLine, width: -20, colour: fabric.edge }],
  };
}
