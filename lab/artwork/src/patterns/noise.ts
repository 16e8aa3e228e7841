import { hash } from './random.ts';

type Size = { width: number; height: number };

/**
 * Smooth noise that repeats seamlessly at the tile's edges.
 * @param cellX width of a lump in px; @param cellY its height
 * @returns one value in 0..1 a pixel
 */
export function noiseField(
  { width, height }: Size,
  cellX: number,
  cellY: number,
  seed: number,
): Float32Array {
  const columns = Math.max(1, Math.round(width / cellX));
  const rows = Math.max(1, Math.round(height / cellY));
  // Written as loops, because callbacks for each element take several times as long.
  const knots = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) knots[row * columns + column] = hash(seed, column, row);
  }
  const field = new Float32Array(width * height);
  const across = eased(width, columns);
  const down = eased(height, rows);
  for (let y = 0; y < height; y++) {
    const top = (down.cell[y] ?? 0) * columns;
    const bottom = (((down.cell[y] ?? 0) + 1) % rows) * columns;
    const ty = down.part[y] ?? 0;
    for (let x = 0; x < width; x++) {
      const left = across.cell[x] ?? 0;
      const right = (left + 1) % columns;
      const tx = across.part[x] ?? 0;
      const a = knots[top + left] ?? 0;
      const b = knots[top + right] ?? 0;
      const c = knots[bottom + left] ?? 0;
      const d = knots[bottom + right] ?? 0;
      field[y * width + x] = a + (b - a) * tx + (c - a) * ty + (a - b - c + d) * tx * ty;
    }
  }
  return field;
}

/** Noise of several octaves, each half as strong and half as large as the previous one, in 0..1. */
export function cloudField(size: Size, cell: number, octaves: number, seed: number): Float32Array {
  const sum = new Float32Array(size.width * size.height);
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const field = noiseField(size, cell / 2 ** octave, cell / 2 ** octave, seed + octave * 101);
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (field[i] ?? 0) * weight;
    total += weight;
    weight /= 2;
  }
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) / total;
  return sum;
}

function eased(length: number, cells: number): { cell: Int32Array; part: Float32Array } {
  const cell = new Int32Array(length);
  const part = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const at = (i / length) * cells;
    const whole = Math.floor(at);
    const t = at - whole;
    cell[i] = whole;
    part[i] = t * t * (3 - 2 * t);
  }
  return { cell, part };
}
