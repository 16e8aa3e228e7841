import type { Cloth } from '../cloth/cloth.ts';
import { edgeNames, type Part, parts } from '../pattern/piece.ts';

/** A cloth ready for rendering: fine triangles, smooth normals, and each corner's position in the pattern. */
export type Surface = {
  /** Three numbers a point, metres. */
  position: Float32Array;
  normal: Float32Array;
  /** The points of each triangle. */
  corners: Uint32Array;
  /** The sheet places of each triangle. */
  sheets: Uint32Array;
  part: Uint8Array;
  /** Position in the cloth, cm, two numbers for each sheet place. */
  uv: Float32Array;
  edges: Float32Array;
};

export const EDGE_SIZE = edgeNames.length * 2;
const SEAM = edgeNames.indexOf('seam') * 2;
/** Within this distance of a seam folds become shallower, cm. */
const SEAM_FADE = 2;

/** How far a point of a part is raised above the draped cloth, by its position in the cloth; all in cm. */
export type Relief = (part: Part, u: number, v: number) => number;

/**
 * Smooths and subdivides the triangles of a draped cloth.
 * @param rounds each one splits every triangle into four
 * @param relief folds that are added to it, finer than the draped cloth
 */
export function surfaceOf(cloth: Cloth, rounds: number, relief?: Relief): Surface {
  let mesh: Mesh = {
    position: cloth.position,
    corners: cloth.triangles.map((sheet) => cloth.sheetPoint[sheet] ?? 0),
    sheets: cloth.triangles,
    part: cloth.part,
    uv: cloth.uv,
    edges: cloth.edges,
  };
  smooth(mesh, 1);
  for (let round = 0; round < rounds; round++) {
    mesh = quartered(mesh);
    smooth(mesh, 2);
  }
  if (relief) raise(mesh, relief);
  return { ...mesh, position: Float32Array.from(mesh.position), normal: normalsOf(mesh) };
}

/**
 * Moves the points outwards along their normals. The relief fades towards a seam, so that both sides meet.
 */
function raise(mesh: Mesh, relief: Relief): void {
  const { position, corners, sheets, part, uv, edges } = mesh;
  const normal = normalsOf(mesh);
  const isMoved = new Uint8Array(position.length / 3);
  for (let k = 0; k < corners.length; k++) {
    const point = corners[k] ?? 0;
    if (isMoved[point]) continue;
    isMoved[point] = 1;
    const sheet = sheets[k] ?? 0;
    const seam = edges[sheet * EDGE_SIZE + SEAM] ?? 1000;
    const name = parts[part[Math.floor(k / 3)] ?? 0] ?? 'front';
    const height = relief(name, uv[2 * sheet] ?? 0, uv[2 * sheet + 1] ?? 0);
    const out = (height * Math.min(1, seam / SEAM_FADE)) / 100;
    for (let c = 3 * point; c < 3 * point + 3; c++) position[c] = (position[c] ?? 0) + out * (normal[c] ?? 0);
  }
}

type Mesh = {
  position: Float64Array;
  corners: Uint32Array;
  sheets: Uint32Array;
  part: Uint8Array;
  uv: Float32Array;
  edges: Float32Array;
};

function quartered(mesh: Mesh): Mesh {
  const count = mesh.part.length;
  const points = createSplitter(mesh.position.length / 3);
  const sheets = createSplitter(mesh.uv.length / 2);
  const corners = new Uint32Array(count * 12);
  const newSheets = new Uint32Array(count * 12);
  for (let t = 0; t < count; t++) {
    quarter(mesh.corners, t, points.between, corners);
    quarter(mesh.sheets, t, sheets.between, newSheets);
  }
  return {
    position: widened(
      mesh.position,
      points.parents,
      3,
      new Float64Array(mesh.position.length + points.parents.length * 1.5),
    ),
    corners,
    sheets: newSheets,
    part: mesh.part.reduce((all, part, t) => all.fill(part, 4 * t, 4 * t + 4), new Uint8Array(count * 4)),
    uv: widened(mesh.uv, sheets.parents, 2, new Float32Array(mesh.uv.length + sheets.parents.length)),
    edges: widened(
      mesh.edges,
      sheets.parents,
      EDGE_SIZE,
      new Float32Array(mesh.edges.length + (sheets.parents.length / 2) * EDGE_SIZE),
    ),
  };
}

function quarter(
  from: Uint32Array,
  t: number,
  between: (a: number, b: number) => number,
  to: Uint32Array,
): void {
  const a = from[3 * t] ?? 0;
  const b = from[3 * t + 1] ?? 0;
  const c = from[3 * t + 2] ?? 0;
  const ab = between(a, b);
  const bc = between(b, c);
  const ca = between(c, a);
  to.set([a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca], 12 * t);
}

/** Numbers the midpoints of edges; `parents` holds two numbers for each new point. */
function createSplitter(count: number) {
  const known = new Map<number, number>();
  const parents: number[] = [];
  const between = (a: number, b: number): number => {
    const key = Math.min(a, b) * count + Math.max(a, b);
    const found = known.get(key);
    if (found !== undefined) return found;
    const index = count + known.size;
    known.set(key, index);
    parents.push(a, b);
    return index;
  };
  return { between, parents };
}

function widened<T extends Float32Array | Float64Array>(from: T, parents: number[], size: number, to: T): T {
  to.set(from);
  for (let n = 0; n < parents.length; n += 2) {
    const at = from.length + (n / 2) * size;
    const a = (parents[n] ?? 0) * size;
    const b = (parents[n + 1] ?? 0) * size;
    for (let k = 0; k < size; k++) to[at + k] = ((from[a + k] ?? 0) + (from[b + k] ?? 0)) / 2;
  }
  return to;
}

/** Moves each point half way to the average of its neighbours; points on open edges only along the edge. */
function smooth(mesh: Mesh, times: number): void {
  const { position, corners } = mesh;
  const count = position.length / 3;
  const uses = new Map<number, number>();
  for (let t = 0; t < corners.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const a = corners[t + k] ?? 0;
      const b = corners[t + ((k + 1) % 3)] ?? 0;
      const key = Math.min(a, b) * count + Math.max(a, b);
      uses.set(key, (uses.get(key) ?? 0) + 1);
    }
  }
  const isOpen = new Uint8Array(count);
  for (const [key, times] of uses) {
    if (times > 1) continue;
    isOpen[Math.floor(key / count)] = 1;
    isOpen[key % count] = 1;
  }
  for (let round = 0; round < times; round++) {
    const sum = new Float64Array(position.length);
    const neighbours = new Int32Array(count);
    for (const [key, times] of uses) {
      const a = Math.floor(key / count);
      const b = key % count;
      if (!isOpen[a] || times === 1) addNeighbour(position, sum, neighbours, a, b);
      if (!isOpen[b] || times === 1) addNeighbour(position, sum, neighbours, b, a);
    }
    for (let i = 0; i < count; i++) {
      const around = neighbours[i] ?? 0;
      if (around < 2) continue;
      for (let k = 3 * i; k < 3 * i + 3; k++) position[k] = ((position[k] ?? 0) + (sum[k] ?? 0) / around) / 2;
    }
  }
}

function addNeighbour(
  position: Float64Array,
  sum: Float64Array,
  neighbours: Int32Array,
  at: number,
  from: number,
): void {
  neighbours[at] = (neighbours[at] ?? 0) + 1;
  for (let k = 0; k < 3; k++) sum[3 * at + k] = (sum[3 * at + k] ?? 0) + (position[3 * from + k] ?? 0);
}

function normalsOf({ position, corners }: Mesh): Float32Array {
  const normal = new Float32Array(position.length);
  for (let t = 0; t < corners.length; t += 3) {
    const [a, b, c] = [3 * (corners[t] ?? 0), 3 * (corners[t + 1] ?? 0), 3 * (corners[t + 2] ?? 0)];
    const edge = (from: number, to: number, k: number) => (position[to + k] ?? 0) - (position[from + k] ?? 0);
    const x = edge(a, b, 1) * edge(a, c, 2) - edge(a, b, 2) * edge(a, c, 1);
    const y = edge(a, b, 2) * edge(a, c, 0) - edge(a, b, 0) * edge(a, c, 2);
    const z = edge(a, b, 0) * edge(a, c, 1) - edge(a, b, 1) * edge(a, c, 0);
    for (const at of [a, b, c]) {
      normal[at] = (normal[at] ?? 0) + x;
      normal[at + 1] = (normal[at + 1] ?? 0) + y;
      normal[at + 2] = (normal[at + 2] ?? 0) + z;
    }
  }
  for (let at = 0; at < normal.length; at += 3) {
    const size = Math.hypot(normal[at] ?? 0, normal[at + 1] ?? 0, normal[at + 2] ?? 0) || 1;
    for (let k = 0; k < 3; k++) normal[at + k] = (normal[at + k] ?? 0) / size;
  }
  return normal;
}
