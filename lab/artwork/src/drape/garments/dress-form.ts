import type { Figure, Ring } from '../body/figure.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { gridCloth, placesBetween } from '../pattern/grid.ts';

/** Slimmer than the figure that the garment was draped on, so that it never touches the cloth. */
const SHARE = 0.94;
/** The rounded end of the neck: how far below the top, cm, and which share of its width. */
const CAP = [
  [0, 0.02],
  [0, 0.5],
  [0.2, 0.8],
  [0.8, 0.97],
] as const;
const COLUMNS = 72;
/** The pole that carries it, cm: how thick it is, and how far below the floor's height it goes on, out of the picture. */
const POLE = { radius: 1.3, below: 40 };

/** A cross-section, cm. */
type Level = { height: number; halfWidth: number; halfDepth: number; centreY: number };

/**
 * A dress form on its stand, without arms: what a garment hangs on. Like the rod under a dupatta it is seen
 * where the cloth leaves it bare.
 * @param bottom height at which its torso ends, unseen, metres
 */
export function dressForm({ torso }: Figure, bottom: number): Cloth {
  const levels = [...torsoLevels(torso, bottom), ...poleLevels(bottom)];
  return gridCloth({
    part: 'rod',
    columns: Array.from({ length: COLUMNS + 1 }, (_, i) => i),
    rows: levels.map((_, j) => j),
    place: (column, row) => {
      const { height, halfWidth, halfDepth, centreY } = levels[row] as Level;
      const turn = (column / COLUMNS) * 2 * Math.PI;
      return [halfWidth * Math.sin(turn), centreY - halfDepth * Math.cos(turn), height];
    },
    grain: (column, row) => [column * 0.8, row],
    edges: {},
    insideOut: true,
  });
}

function torsoLevels(torso: readonly Ring[], bottom: number): Level[] {
  const top = torso.at(-1)?.[0] ?? 0;
  const depths = [...CAP, ...below(1.6, 100 * (top - bottom)).map((down) => [down, 1] as const)];
  return depths.map(([down, share]) => {
    const [, halfWidth, halfDepth, centreY] = ringAt(torso, top - down / 100);
    const size = 100 * SHARE * share;
    return {
      height: 100 * top - down,
      halfWidth: halfWidth * size,
      halfDepth: halfDepth * size,
      centreY: 100 * centreY,
    };
  });
}

function poleLevels(bottom: number): Level[] {
  const { radius } = POLE;
  const heights = placesBetween(100 * bottom - 1, -POLE.below, 6);
  return heights.map((height) => ({
    height,
    halfWidth: radius,
    halfDepth: radius,
    centreY: 0,
  }));
}

function below(from: number, to: number): number[] {
  return Array.from({ length: Math.ceil(to - from) }, (_, i) => from + i);
}

function ringAt(torso: readonly Ring[], height: number): Ring {
  const above = torso.findIndex(([z]) => z >= height);
  const [high, low] = [torso[above], torso[above - 1]];
  if (!high) return [height, 0, 0, 0];
  if (!low) return high;
  const t = (height - low[0]) / (high[0] - low[0]);
  const between = (k: 1 | 2 | 3) => low[k] + (high[k] - low[k]) * t;
  return [height, between(1), between(2), between(3)];
}
