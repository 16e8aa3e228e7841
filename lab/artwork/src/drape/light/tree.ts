/** A bounding volume hierarchy: nested boxes around triangles. All arrays can be shared between threads. */
export type Tree = {
  /** Six numbers for each node: minimum and maximum corner. */
  boxes: Float32Array;
  /** Two numbers for each node: first triangle and count, or first child (the second follows it) and 0. */
  nodes: Int32Array;
  /** Nine numbers for each triangle, in the order of the leaves: a corner and two edges. */
  triangles: Float32Array;
  /** The triangle's index in the surface. */
  numbers: Int32Array;
};

const BINS = 12;
const LEAF = 4;

/** Builds the tree with the surface-area heuristic (Wald 2007), binned. */
export function buildTree(position: Float32Array, corners: Uint32Array): Tree {
  const count = corners.length / 3;
  const bounds = new Float32Array(count * 6);
  for (let t = 0; t < count; t++) {
    for (let k = 0; k < 3; k++) {
      const values = [0, 1, 2].map((corner) => position[3 * (corners[3 * t + corner] ?? 0) + k] ?? 0);
      bounds[6 * t + k] = Math.min(...values);
      bounds[6 * t + 3 + k] = Math.max(...values);
    }
  }
  const order = Int32Array.from({ length: count }, (_, i) => i);
  const boxes = new Float32Array((2 * count + 2) * 6);
  const nodes = new Int32Array((2 * count + 2) * 2);
  let used = 1;
  const waiting = [{ node: 0, first: 0, size: count }];
  for (let range = waiting.pop(); range; range = waiting.pop()) {
    const { node, first, size } = range;
    boxes.set(boxAround(bounds, order, first, size), 6 * node);
    const left = size > LEAF ? split(bounds, order, first, size) : 0;
    if (left === 0) {
      nodes.set([first, size], 2 * node);
      continue;
    }
    nodes.set([used, 0], 2 * node);
    waiting.push(
      { node: used, first, size: left },
      { node: used + 1, first: first + left, size: size - left },
    );
    used += 2;
  }
  const triangles = new Float32Array(count * 9);
  order.forEach((t, at) => {
    for (let k = 0; k < 3; k++) {
      const a = position[3 * (corners[3 * t] ?? 0) + k] ?? 0;
      triangles[9 * at + k] = a;
      triangles[9 * at + 3 + k] = (position[3 * (corners[3 * t + 1] ?? 0) + k] ?? 0) - a;
      triangles[9 * at + 6 + k] = (position[3 * (corners[3 * t + 2] ?? 0) + k] ?? 0) - a;
    }
  });
  return { boxes: boxes.slice(0, used * 6), nodes: nodes.slice(0, used * 2), triangles, numbers: order };
}

function boxAround(bounds: Float32Array, order: Int32Array, first: number, size: number): number[] {
  const box = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
  for (let i = first; i < first + size; i++) grow(box, bounds, 6 * (order[i] ?? 0));
  return box;
}

function grow(box: number[], bounds: ArrayLike<number>, at: number): void {
  for (let k = 0; k < 3; k++) {
    box[k] = Math.min(box[k] ?? 0, bounds[at + k] ?? 0);
    box[k + 3] = Math.max(box[k + 3] ?? 0, bounds[at + 3 + k] ?? 0);
  }
}

function halfArea(box: number[]): number {
  const [x, y, z] = [0, 1, 2].map((k) => (box[k + 3] ?? 0) - (box[k] ?? 0));
  return (x ?? 0) * (y ?? 0) + (y ?? 0) * (z ?? 0) + (z ?? 0) * (x ?? 0);
}

/**
 * Moves the triangles of one side of the cheapest split to the front; returns their number, or 0 if no split
 * pays off.
 */
function split(bounds: Float32Array, order: Int32Array, first: number, size: number): number {
  const centre = (t: number, axis: number) =>
    ((bounds[6 * t + axis] ?? 0) + (bounds[6 * t + 3 + axis] ?? 0)) / 2;
  let best = { cost: Number.POSITIVE_INFINITY, axis: 0, bin: 0, low: 0, width: 1 };
  for (let axis = 0; axis < 3; axis++) {
    let low = 1e9;
    let high = -1e9;
    for (let i = first; i < first + size; i++) {
      const at = centre(order[i] ?? 0, axis);
      if (at < low) low = at;
      if (at > high) high = at;
    }
    const width = high - low;
    if (width < 1e-7) continue;
    const boxes = Array.from({ length: BINS }, () => [1e9, 1e9, 1e9, -1e9, -1e9, -1e9]);
    const counts = new Int32Array(BINS);
    for (let i = first; i < first + size; i++) {
      const t = order[i] ?? 0;
      const bin = Math.floor(((centre(t, axis) - low) / width) * (BINS - 0.001));
      counts[bin] = (counts[bin] ?? 0) + 1;
      grow(boxes[bin] ?? [], bounds, 6 * t);
    }
    for (let bin = 1; bin < BINS; bin++) {
      const left = sideCost(boxes, counts, 0, bin);
      const right = sideCost(boxes, counts, bin, BINS);
      if (left > 0 && right > 0 && left + right < best.cost)
        best = { cost: left + right, axis, bin, low, width };
    }
  }
  if (best.cost === Number.POSITIVE_INFINITY) return 0;
  const { axis, bin, low, width } = best;
  let i = first;
  let j = first + size - 1;
  while (i <= j) {
    const t = order[i] ?? 0;
    if (Math.floor(((centre(t, axis) - low) / width) * (BINS - 0.001)) < bin) i++;
    else {
      order[i] = order[j] ?? 0;
      order[j] = t;
      j--;
    }
  }
  const left = i - first;
  return left === size ? 0 : left;
}

function sideCost(boxes: number[][], counts: Int32Array, from: number, to: number): number {
  const box = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
  let count = 0;
  for (let bin = from; bin < to; bin++) {
    count += counts[bin] ?? 0;
    if (counts[bin]) grow(box, boxes[bin] ?? [], 0);
  }
  return count === 0 ? 0 : count * halfArea(box);
}
