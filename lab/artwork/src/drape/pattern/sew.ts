import type { Cloth } from '../cloth/cloth.ts';
import { nearestOn, type Point } from './curve.ts';
import { edgeNames, type MeshedPiece, meshPiece, type Piece, parts } from './piece.ts';

export type SideName = readonly [piece: string, side: string];

/**
 * Two sides with the same number of segments become one line; `reversed` if they run in opposite directions.
 */
export type Seam = { a: SideName; b: SideName; reversed?: boolean };

/** A longer side is gathered onto a shorter one. */
export type Gather = { full: SideName; onto: SideName; reversed?: boolean };

type Sewing = { seams: Seam[]; gathers?: Gather[]; pinned?: SideName[] };

/** Meshes the pieces and sews them together. @param spacing of the points, cm */
export function sew(pieces: Piece[], sewing: Sewing, spacing: number): Cloth {
  const meshed = pieces.map((piece) => meshPiece(piece, spacing / (piece.finer ?? 1)));
  const starts = new Map<string, number>();
  let sheetCount = 0;
  for (const { piece, points } of meshed) {
    starts.set(piece.name, sheetCount);
    sheetCount += points.length;
  }
  const sideOf = ([name, side]: SideName): number[] => {
    const mesh = meshed.find(({ piece }) => piece.name === name);
    const indices = mesh?.sides.get(side);
    const start = starts.get(name);
    if (!indices || start === undefined) throw new Error(`No side ${side} on a piece ${name}`);
    return indices.map((index) => start + index);
  };

  const owner = Int32Array.from({ length: sheetCount }, (_, i) => i);
  for (const { a, b, reversed } of sewing.seams) {
    const first = sideOf(a);
    const second = reversed ? sideOf(b).reverse() : sideOf(b);
    if (first.length !== second.length) {
      throw new Error(`${a.join(' ')} has ${first.length} points, ${b.join(' ')} ${second.length}`);
    }
    first.forEach((index, i) => {
      join(owner, index, second[i] ?? index);
    });
  }
  return assemble(meshed, owner, sewing, sideOf);
}

function assemble(
  meshed: MeshedPiece[],
  owner: Int32Array,
  sewing: Sewing,
  sideOf: (name: SideName) => number[],
): Cloth {
  const numbers = new Map<number, number>();
  const sheetPoint = owner.map((_, i) => {
    const root = rootOf(owner, i);
    const known = numbers.get(root) ?? numbers.size;
    numbers.set(root, known);
    return known;
  });
  const groups = new Map<string, number>();
  const position = new Float64Array(numbers.size * 3);
  const flat = new Float64Array(owner.length * 2);
  const uv = new Float32Array(owner.length * 2);
  const group = new Int32Array(owner.length);
  const edges = new Float32Array(owner.length * edgeNames.length * 2).fill(1000);
  const triangles: number[] = [];
  const part: number[] = [];
  const placed = new Uint8Array(numbers.size);
  const pinned = new Uint8Array(numbers.size);
  let start = 0;
  for (const mesh of meshed) {
    const { piece, points } = mesh;
    const groupName = piece.layout?.group ?? piece.name;
    const groupNumber = groups.get(groupName) ?? groups.size;
    groups.set(groupName, groupNumber);
    points.forEach(([x, y], i) => {
      const sheet = start + i;
      const at = sheetPoint[sheet] ?? 0;
      if (!placed[at]) position.set(piece.place(x, y), at * 3);
      placed[at] = 1;
      if (piece.held?.(x, y)) pinned[at] = 1;
      flat.set(piece.layout?.at(x, y) ?? [x, y], sheet * 2);
      uv.set(piece.grain?.(x, y) ?? [x, -y], sheet * 2);
      group[sheet] = groupNumber;
    });
    measureEdges(piece, points, edges, start);
    for (let t = 0; t < mesh.triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => start + (mesh.triangles[t + k] ?? 0));
      triangles.push(...(piece.insideOut ? [a ?? 0, c ?? 0, b ?? 0] : [a ?? 0, b ?? 0, c ?? 0]));
      part.push(parts.indexOf(piece.part));
    }
    start += points.length;
  }
  for (const name of sewing.pinned ?? [])
    for (const sheet of sideOf(name)) pinned[sheetPoint[sheet] ?? 0] = 1;
  const ties = (sewing.gathers ?? []).flatMap(({ full, onto, reversed }) =>
    gathered(sideOf(full), reversed ? sideOf(onto).reverse() : sideOf(onto), sheetPoint),
  );
  return {
    position,
    pinned,
    ties,
    sheetPoint,
    flat,
    group,
    uv,
    edges,
    triangles: Uint32Array.from(triangles),
    part: Uint8Array.from(part),
  };
}

function gathered(full: number[], onto: number[], sheetPoint: Int32Array): Cloth['ties'] {
  return full.map((sheet, i) => {
    const at = (i / (full.length - 1)) * (onto.length - 1);
    const before = Math.min(onto.length - 2, Math.floor(at));
    const pointOf = (index: number) => sheetPoint[index] ?? 0;
    return {
      point: pointOf(sheet),
      from: pointOf(onto[before] ?? 0),
      to: pointOf(onto[before + 1] ?? 0),
      part: at - before,
    };
  });
}

function measureEdges(piece: Piece, points: Point[], edges: Float32Array, start: number): void {
  edgeNames.forEach((name, channel) => {
    // Consecutive sides of one edge form one line, so that a border continues along them.
    const lines: Point[][] = [];
    let open = false;
    for (const side of piece.sides) {
      const last = lines.at(-1);
      if (side.edge !== name) open = false;
      else if (open && last) last.push(...side.line.slice(1));
      else {
        lines.push([...side.line]);
        open = true;
      }
    }
    if (lines.length === 0) return;
    points.forEach(([x, y], i) => {
      const all = lines.map((line) => nearestOn(line, x, y));
      const nearest = all.reduce((a, b) => (b.distance < a.distance ? b : a), pointAtFirst(all));
      edges.set([nearest.distance, nearest.along], ((start + i) * edgeNames.length + channel) * 2);
    });
  });
}

function pointAtFirst<T>(list: T[]): T {
  const first = list[0];
  if (first === undefined) throw new RangeError('An empty list has no first element');
  return first;
}

function rootOf(owner: Int32Array, index: number): number {
  let root = index;
  while ((owner[root] ?? root) !== root) root = owner[root] ?? root;
  owner[index] = root;
  return root;
}

function join(owner: Int32Array, a: number, b: number): void {
  const first = rootOf(owner, a);
  const second = rootOf(owner, b);
  owner[Math.max(first, second)] = Math.min(first, second);
}
