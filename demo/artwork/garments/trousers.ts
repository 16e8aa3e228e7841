import { foldsBetween } from '../drawing/folds.ts';
import { curve, type Point } from '../drawing/geometry.ts';
import type { Panel } from '../drawing/panel.ts';
import type { Fabric } from '../patterns/fabric.ts';
import { type Outfit, straightGrain, trimWidth, UNITS_PER_CM, wallShadows } from './outfit.ts';
import { skirt } from './skirt.ts';

type LegCut = { inner: number; outer: number; hemInner: number; hemOuter: number; top: number; hem: number };

/** Straight pants: two legs under the kurti. */
export function pants(outfit: Outfit): Panel[] {
  return legs(outfit, { inner: 8, outer: 190, hemInner: 26, hemOuter: 150, top: 1000, hem: 1496 }, 3);
}

/** Wide legs that fall in folds. */
export function palazzo(outfit: Outfit): Panel[] {
  return legs(outfit, { inner: 0, outer: 210, hemInner: 6, hemOuter: 300, top: 900, hem: 1500 }, 5);
}

/** Each leg flares from the knee in a gathered tier. */
export function sharara(outfit: Outfit): Panel[] {
  const fabric = clothOf(outfit);
  return [-1, 1].flatMap((side) => [
    skirt({
      fabric,
      topY: 1100,
      topHalf: 96,
      hemY: 1490,
      hemHalf: 196,
      fullness: 8,
      kalis: 0,
      centre: 600 + side * 128,
      seed: outfit.seed + side,
    }),
    { ...leg(outfit, { inner: 20, outer: 226, hemInner: 34, hemOuter: 222, top: 860, hem: 1112 }, side, 3) },
  ]);
}

function legs(outfit: Outfit, cut: LegCut, folds: number): Panel[] {
  return [leg(outfit, cut, 1, folds), leg(outfit, cut, -1, folds)];
}

function leg(outfit: Outfit, cut: LegCut, side: number, folds: number): Panel {
  const fabric = clothOf(outfit);
  const x = (offset: number) => 600 + side * offset;
  const hem = curve(
    [
      [x(cut.hemInner), cut.hem],
      [x((cut.hemInner + cut.hemOuter) / 2), cut.hem + 12],
      [x(cut.hemOuter), cut.hem],
    ] as Point[],
    8,
  );
  const line = side > 0 ? hem : hem.slice().reverse();
  const isPlain = typeof outfit.bottoms === 'string';
  return {
    outline: [[x(cut.inner), cut.top], [x(cut.hemInner), cut.hem], ...hem, [x(cut.outer), cut.top]],
    fabric,
    ...(typeof outfit.bottoms === 'string' && { plain: outfit.bottoms }),
    grain: straightGrain(x(100), cut.top),
    unitsPerCm: UNITS_PER_CM,
    trims: isPlain
      ? [{ line, width: 16, colour: fabric.edge }]
      : [{ line, width: trimWidth(fabric, 0.7), tile: fabric.border }],
    folds: foldsBetween(
      (t) => [x(cut.inner + 20 + t * (cut.outer - cut.inner - 30)), cut.top],
      (t) => [x(cut.hemInner + t * (cut.hemOuter - cut.hemInner)), cut.hem],
      { count: folds, seed: outfit.seed + 60 + side, width: [18, 24], height: 12 },
    ),
    roll: 26,
    shadows: wallShadows,
    seed: outfit.seed + side,
  };
}

function clothOf({ bottoms, fabric }: Outfit): Fabric {
  return typeof bottoms === 'string' ? fabric : bottoms;
}
