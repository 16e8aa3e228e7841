import { randomStream } from '../../patterns/random.ts';
import type { Cloth } from './cloth.ts';

/** Distances that the cloth preserves. A softness of 0 is rigid; it is compliance ÷ h² of the XPBD step. */
export type Springs = { pairs: Int32Array; rest: Float64Array; softness: Float64Array };

export type Stiffness = {
  stretch: number;
  /** Between the opposite corners of neighbouring triangles. */
  bend: number;
  /**
   * Between points some centimetres apart, which sets the width of folds. Without them cloth crumples like
   * paper.
   */
  fold: number;
  /** Number of these springs for each point. */
  foldsPerPoint: number;
};

type List = { pairs: number[]; rest: number[]; softness: number[] };

/**
 * Builds the springs of a cloth; rest lengths come from the pieces as cut.
 * @param spacing of the points, cm
 */
export function springsOf(cloth: Cloth, spacing: number, stiffness: Stiffness): Springs {
  const list: List = { pairs: [], rest: [], softness: [] };
  const opposite = new Map<number, number>();
  const { triangles, sheetPoint } = cloth;
  const count = sheetPoint.length;
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const a = triangles[t + k] ?? 0;
      const b = triangles[t + ((k + 1) % 3)] ?? 0;
      const c = triangles[t + ((k + 2) % 3)] ?? 0;
      const key = Math.min(a, b) * count + Math.max(a, b);
      const other = opposite.get(key);
      if (other === undefined) {
        opposite.set(key, c);
        addSpring(cloth, list, a, b, stiffness.stretch);
      } else addSpring(cloth, list, other, c, stiffness.bend);
    }
  }
  addFoldSprings(cloth, spacing, stiffness, list);
  return shuffled(list);
}

function addSpring(cloth: Cloth, list: List, a: number, b: number, softness: number): void {
  const from = cloth.sheetPoint[a] ?? 0;
  const to = cloth.sheetPoint[b] ?? 0;
  if (from === to || (cloth.pinned[from] && cloth.pinned[to])) return;
  list.pairs.push(from, to);
  list.rest.push(flatDistance(cloth, a, b) / 100);
  list.softness.push(softness);
}

/** Connects points 3.2 to 4.4 spacings apart whose midpoint lies on the cloth. */
function addFoldSprings(cloth: Cloth, spacing: number, stiffness: Stiffness, list: List): void {
  const random = randomStream(2);
  const cells = cellsOf(cloth, spacing);
  const { flat, group } = cloth;
  for (let a = 0; a < group.length; a++) {
    const x = flat[2 * a] ?? 0;
    const y = flat[2 * a + 1] ?? 0;
    for (let n = 0; n < stiffness.foldsPerPoint; n++) {
      const angle = random() * Math.PI * 2;
      const reach = (3.2 + 1.2 * random()) * spacing;
      const b = nearestIn(
        cloth,
        cells,
        spacing,
        group[a] ?? 0,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
      );
      if (b < 0 || b === a) continue;
      const middleX = (x + (flat[2 * b] ?? 0)) / 2;
      const middleY = (y + (flat[2 * b + 1] ?? 0)) / 2;
      if (nearestIn(cloth, cells, spacing, group[a] ?? 0, middleX, middleY) < 0) continue;
      addSpring(cloth, list, a, b, stiffness.fold);
    }
  }
}

function cellsOf(cloth: Cloth, spacing: number): Map<string, number[]> {
  const cells = new Map<string, number[]>();
  cloth.group.forEach((group, i) => {
    const key = cellKey(group, (cloth.flat[2 * i] ?? 0) / spacing, (cloth.flat[2 * i + 1] ?? 0) / spacing);
    const cell = cells.get(key);
    if (cell) cell.push(i);
    else cells.set(key, [i]);
  });
  return cells;
}

function cellKey(group: number, x: number, y: number): string {
  return `${group},${Math.floor(x)},${Math.floor(y)}`;
}

/** The nearest place of the sheet within 0.9 spacings, or -1. */
function nearestIn(
  cloth: Cloth,
  cells: Map<string, number[]>,
  spacing: number,
  group: number,
  x: number,
  y: number,
) {
  let best = -1;
  let nearest = 0.9 * spacing;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      for (const i of cells.get(cellKey(group, x / spacing + dx, y / spacing + dy)) ?? []) {
        const far = Math.hypot((cloth.flat[2 * i] ?? 0) - x, (cloth.flat[2 * i + 1] ?? 0) - y);
        if (far >= nearest) continue;
        nearest = far;
        best = i;
      }
    }
  }
  return best;
}

/** In random order, so that no direction is favoured by being solved first. */
function shuffled({ pairs, rest, softness }: List): Springs {
  const random = randomStream(3);
  const order = Int32Array.from(rest, (_, i) => i);
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const swapped = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = swapped;
  }
  const inOrder: Springs = {
    pairs: new Int32Array(pairs.length),
    rest: new Float64Array(rest.length),
    softness: new Float64Array(rest.length),
  };
  order.forEach((from, to) => {
    inOrder.pairs[2 * to] = pairs[2 * from] ?? 0;
    inOrder.pairs[2 * to + 1] = pairs[2 * from + 1] ?? 0;
    inOrder.rest[to] = rest[from] ?? 0;
    inOrder.softness[to] = softness[from] ?? 0;
  });
  return inOrder;
}

function flatDistance({ flat }: Cloth, a: number, b: number): number {
  return Math.hypot((flat[2 * a] ?? 0) - (flat[2 * b] ?? 0), (flat[2 * a + 1] ?? 0) - (flat[2 * b + 1] ?? 0));
}
