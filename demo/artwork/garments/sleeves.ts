import { foldsBetween } from '../drawing/folds.ts';
import { curve, mirrored, type Point } from '../drawing/geometry.ts';
import type { Panel } from '../drawing/panel.ts';
import { type Outfit, straightGrain, trimWidth, UNITS_PER_CM, wallShadows } from './outfit.ts';

const lengths = { elbow: 0.6, 'three-quarter': 0.92, long: 1.22 };

/** Both sleeves, hanging a little away from the body. @param stretch overrides the length of the outfit's sleeve */
export function sleeves(outfit: Outfit, stretch = lengths[outfit.sleeve]): [Panel, Panel] {
  const outer: Point[] = [
    [392, 304],
    [346, 340],
    [312, 450],
    [284, 640],
    [262, 812],
  ];
  const inner: Point[] = [
    [364, 838],
    [378, 690],
    [392, 560],
    [402, 440],
    [392, 304],
  ];
  const reach = ([x, y]: Point): Point => [
    392 + (x - 392) * (0.55 + 0.45 * stretch),
    304 + (y - 304) * stretch,
  ];
  const down = curve(outer.map(reach));
  const up = curve(inner.map(reach));
  const a = down.at(-1) ?? [0, 0];
  const b = up[0] ?? [0, 0];
  const cuff = curve([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 14], b], 8);
  const left = panel(outfit, [...down, ...cuff, ...up], cuff, -1);
  const right = panel(outfit, mirrored([...down, ...cuff, ...up]), mirrored(cuff), 1);
  return [left, right];
}

function panel(outfit: Outfit, outline: Point[], cuff: Point[], side: -1 | 1): Panel {
  const { fabric, seed } = outfit;
  const x = (value: number) => (side < 0 ? value : 1200 - value);
  const [from, to] = [cuff[0] ?? [0, 0], cuff.at(-1) ?? [0, 0]];
  const end = Math.max(from[1], to[1]);
  return {
    outline,
    fabric,
    grain: straightGrain(x(392), 304, side * -9),
    unitsPerCm: UNITS_PER_CM,
    trims: [{ line: cuff, width: trimWidth(fabric, 0.72), tile: fabric.border }],
    folds: [
      ...foldsBetween(
        (t) => [x(352 + t * 40), 400],
        (t) => [from[0] + (to[0] - from[0]) * t, end],
        { count: 3, seed: seed + 20 + side, width: [12, 16], height: 6 },
      ),
      ...foldsBetween(
        (t) => [x(400), 470 + t * (end - 500)],
        (t) => [x(322 - t * 20), 540 + t * (end - 520)],
        { count: 4, seed: seed + 30 + side, width: [16, 9], height: 6 },
      ),
    ],
    roll: 24,
    shadows: wallShadows,
    seed: seed + side,
  };
}
