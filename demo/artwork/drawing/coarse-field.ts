import type { Field } from './field.ts';
import type { View } from './view.ts';

/**
 * A smooth field worked out at points `step` units apart and drawn between them: slow functions become cheap.
 * @param at value at a place of the scene
 */
export function coarseField(view: View, step: number, at: (x: number, y: number) => number): Field {
  const every = Math.max(1, Math.round(step / view.unitsPerPx));
  const columns = Math.ceil(view.width / every) + 2;
  const rows = Math.ceil(view.height / every) + 2;
  const knots = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = view.top + row * every * view.unitsPerPx;
    for (let column = 0; column < columns; column++) {
      knots[row * columns + column] = at(view.left + column * every * view.unitsPerPx, y);
    }
  }
  const field = new Float32Array(view.width * view.height);
  for (let y = 0; y < view.height; y++) {
    const row = Math.floor(y / every) * columns;
    const down = (y % every) / every;
    for (let x = 0; x < view.width; x++) {
      const knot = row + Math.floor(x / every);
      const across = (x % every) / every;
      const a = knots[knot] ?? 0;
      const b = knots[knot + 1] ?? 0;
      const c = knots[knot + columns] ?? 0;
      const d = knots[knot + columns + 1] ?? 0;
      field[y * view.width + x] = a + (b - a) * across + (c - a) * down + (a - b - c + d) * across * down;
    }
  }
  return field;
}
