/** One number a pixel of a view. */
export type Field = Float32Array;

/** Softens a field by three box blurs, close to a Gaussian. @param sigma in pixels */
export function blurred(field: Field, width: number, height: number, sigma: number): Field {
  const radius = Math.round(Math.sqrt(sigma * sigma + 0.25) - 0.5);
  if (radius < 1) return field.slice();
  const soft = field.slice();
  const between = new Float32Array(field.length);
  for (let pass = 0; pass < 3; pass++) {
    boxRows(soft, between, width, height, radius);
    boxColumns(between, soft, width, height, radius);
  }
  return soft;
}

function boxRows(from: Field, to: Field, width: number, height: number, radius: number): void {
  const part = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const end = start + width - 1;
    const first = from[start] ?? 0;
    const last = from[end] ?? 0;
    let sum = first * radius;
    for (let x = 0; x <= radius; x++) sum += from[Math.min(end, start + x)] ?? 0;
    for (let x = 0; x < width; x++) {
      to[start + x] = sum * part;
      const entering = x + radius + 1 < width ? (from[start + x + radius + 1] ?? 0) : last;
      const leaving = x - radius >= 0 ? (from[start + x - radius] ?? 0) : first;
      sum += entering - leaving;
    }
  }
}

function boxColumns(from: Field, to: Field, width: number, height: number, radius: number): void {
  const part = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  const row = (y: number) => Math.max(0, Math.min(height - 1, y)) * width;
  for (let y = -radius; y <= radius; y++) {
    const start = row(y);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (from[start + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const entering = row(y + radius + 1);
    const leaving = row(y - radius);
    const start = y * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      to[start + x] = sum * part;
      sums[x] = sum + (from[entering + x] ?? 0) - (from[leaving + x] ?? 0);
    }
  }
}
