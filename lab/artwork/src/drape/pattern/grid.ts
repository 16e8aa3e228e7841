import type { Cloth } from '../cloth/cloth.ts';
import type { Vector } from '../vector.ts';
import type { Point } from './curve.ts';
import { type EdgeName, edgeNames, type Part, parts } from './piece.ts';

/** A length of cloth laid by hand, fold by fold: its points form a grid and stay where they are put. */
export type Grid = {
  part: Part;
  /** Positions across and along, cm, each in ascending order. */
  columns: number[];
  rows: number[];
  /** Where the intersection of a column and a row is in the scene, cm. */
  place: (column: number, row: number) => Vector;
  /** Its position in the cloth, cm, y down the length. */
  grain: (column: number, row: number) => Point;
  /** Distance from an edge and position along it, cm. */
  edges: Partial<Record<EdgeName, (column: number, row: number) => Point>>;
  /** The right side is visible where columns run to the left of rows. */
  insideOut?: boolean;
};

/** Converts the grid to cloth that the simulation does not move. */
export function gridCloth({ part, columns, rows, place, grain, edges, insideOut }: Grid): Cloth {
  const count = columns.length * rows.length;
  const cloth: Cloth = {
    position: new Float64Array(count * 3),
    pinned: new Uint8Array(count).fill(1),
    ties: [],
    sheetPoint: Int32Array.from({ length: count }, (_, i) => i),
    flat: new Float64Array(count * 2),
    group: new Int32Array(count),
    uv: new Float32Array(count * 2),
    edges: new Float32Array(count * edgeNames.length * 2).fill(1000),
    triangles: new Uint32Array((columns.length - 1) * (rows.length - 1) * 6),
    part: new Uint8Array((columns.length - 1) * (rows.length - 1) * 2).fill(parts.indexOf(part)),
  };
  rows.forEach((row, j) => {
    columns.forEach((column, i) => {
      const at = j * columns.length + i;
      const [x, y, z] = place(column, row);
      cloth.position.set([x / 100, y / 100, z / 100], 3 * at);
      cloth.flat.set([column, row], 2 * at);
      cloth.uv.set(grain(column, row), 2 * at);
      edgeNames.forEach((name, channel) => {
        const measured = edges[name]?.(column, row);
        if (measured) cloth.edges.set(measured, (at * edgeNames.length + channel) * 2);
      });
    });
  });
  fillTriangles(cloth.triangles, columns.length, rows.length, insideOut ?? false);
  return cloth;
}

function fillTriangles(triangles: Uint32Array, width: number, height: number, insideOut: boolean): void {
  let to = 0;
  for (let j = 0; j + 1 < height; j++) {
    for (let i = 0; i + 1 < width; i++, to += 6) {
      const a = j * width + i;
      const [b, c, d] = [a + 1, a + width, a + width + 1];
      triangles.set(insideOut ? [a, c, b, b, c, d] : [a, b, c, b, d, c], to);
    }
  }
}

/** Combines several cloths into one. */
export function together(cloths: Cloth[]): Cloth {
  const points = startsOf(cloths, ({ pinned }) => pinned.length);
  const sheets = startsOf(cloths, ({ sheetPoint }) => sheetPoint.length);
  const groups = startsOf(cloths, ({ group }) => group.reduce((most, one) => Math.max(most, one + 1), 0));
  const joined = <T extends number>(of: (cloth: Cloth) => ArrayLike<T>, starts?: number[]): number[] =>
    cloths.flatMap((cloth, k) => Array.from(of(cloth), (value) => value + (starts?.[k] ?? 0)));
  return {
    position: Float64Array.from(joined(({ position }) => position)),
    pinned: Uint8Array.from(joined(({ pinned }) => pinned)),
    ties: cloths.flatMap(({ ties }, k) => {
      const start = points[k] ?? 0;
      return ties.map(({ point, from, to, part }) => ({
        point: point + start,
        from: from + start,
        to: to + start,
        part,
      }));
    }),
    sheetPoint: Int32Array.from(joined(({ sheetPoint }) => sheetPoint, points)),
    flat: Float64Array.from(joined(({ flat }) => flat)),
    group: Int32Array.from(joined(({ group }) => group, groups)),
    uv: Float32Array.from(joined(({ uv }) => uv)),
    edges: Float32Array.from(joined(({ edges }) => edges)),
    triangles: Uint32Array.from(joined(({ triangles }) => triangles, sheets)),
    part: Uint8Array.from(joined(({ part }) => part)),
  };
}

function startsOf(cloths: Cloth[], sizeOf: (cloth: Cloth) => number): number[] {
  let start = 0;
  return cloths.map((cloth) => {
    const here = start;
    start += sizeOf(cloth);
    return here;
  });
}

/** Positions from one value to another, about a step apart, both ends included. */
export function placesBetween(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.round(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

/** The cloth without one of its parts. */
export function lessPart(cloth: Cloth, left: Part): Cloth {
  const number = parts.indexOf(left);
  const kept = Array.from(cloth.part.keys()).filter((t) => cloth.part[t] !== number);
  return {
    ...cloth,
    part: Uint8Array.from(kept, (t) => cloth.part[t] ?? 0),
    triangles: Uint32Array.from(kept.flatMap((t) => [0, 1, 2].map((k) => cloth.triangles[3 * t + k] ?? 0))),
  };
}
