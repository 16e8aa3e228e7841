import type { Figure, Ring } from '../body/figure.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { gridCloth } from '../pattern/grid.ts';

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

/**
 * The torso of a dress form, to be seen where a garment leaves it bare. Like the rod under a dupatta it is what
 * the cloth hangs on.
 * @param bottom height at which it ends, unseen, metres
 */
export function dressForm({ torso }: Figure, bottom: number): Cloth {
  const top = 100 * (torso.at(-1)?.[0] ?? 0);
  const levels = [...CAP, ...below(1.6, top - 100 * bottom).map((down) => [down, 1] as const)];
  return gridCloth({
    part: 'rod',
    columns: Array.from({ length: COLUMNS + 1 }, (_, i) => i),
    rows: levels.map((_, j) => j),
    place: (column, row) => {
      const [down, share] = levels[row] ?? [0, 1];
      const [, halfWidth, halfDepth, centreY] = ringAt(torso, (top - down) / 100);
      const turn = (column / COLUMNS) * 2 * Math.PI;
      const size = 100 * SHARE * share;
      return [
        halfWidth * size * Math.sin(turn),
        100 * centreY - halfDepth * size * Math.cos(turn),
        top - down,
      ];
    },
    grain: (column, row) => [column * 0.8, row],
    edges: {},
    insideOut: true,
  });
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
