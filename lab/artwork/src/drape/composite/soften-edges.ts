import type { Picture } from '../../drawing/picture.ts';
import type { LitView } from '../light/lit-view.ts';
import type { Surface } from '../light/surface.ts';

/** Weights of a pixel and its eight neighbours, row by row. */
const KERNEL = [1, 2, 1, 2, 4, 2, 1, 2, 1].map((weight) => weight / 16);
/**
 * The depth difference, in pixel widths, from which one of two adjacent pixels counts as in front of the
 * other.
 */
const STEP = 12;

/**
 * Blends the pixels at the cloth's outline with their neighbours, where the view has no finer pixels for
 * this.
 */
export function softenEdges({ light }: Picture, view: LitView): void {
  const { width, height, triangle } = view;
  const far = (STEP * view.sceneHeight) / height;
  const depth = depthsOf(view.surface);
  const isRim = (a: number, b: number): boolean => {
    const [one, other] = [triangle[a] ?? -1, triangle[b] ?? -1];
    if (one === other) return false;
    if (one < 0 || other < 0) return true;
    return Math.abs((depth[one] ?? 0) - (depth[other] ?? 0)) > far;
  };
  const before = light.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const rim = isRim(at, at - 1) || isRim(at, at + 1) || isRim(at, at - width) || isRim(at, at + width);
      if (!rim) continue;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let k = 0; k < 9; k++) {
          const from = at + (Math.floor(k / 3) - 1) * width + (k % 3) - 1;
          sum += (KERNEL[k] ?? 0) * (before[3 * from + c] ?? 0);
        }
        light[3 * at + c] = sum;
      }
    }
  }
}

/** The depth of each triangle towards the wall, metres. */
function depthsOf({ position, corners, part }: Surface): Float32Array {
  return Float32Array.from(part, (_, t) => position[3 * (corners[3 * t] ?? 0) + 1] ?? 0);
}
