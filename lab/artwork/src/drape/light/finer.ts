import type { LitView } from './lit-view.ts';
import { LIGHT_UNIT, PLACE_UNIT } from './lit-view.ts';
import { createCaster } from './ray.ts';
import { LIGHTS, type LightBuffers, rayThrough, type Scene } from './trace.ts';

/** What each pixel sees, at a higher resolution than that at which light was traced. */
export type Sight = Pick<LitView, 'width' | 'height' | 'triangle' | 'u' | 'v' | 'light'>;

/**
 * Light changes slowly over a cloth: it is traced for every second pixel in each direction, and for at most
 * this many across.
 */
const MAX_LIT = 900;
/** The highest resolution of light on the cloth, pixels to the metre. */
const LIT_PER_METRE = 1600;

/**
 * The width of the coarse grid for which light is traced.
 * @param width of the view, px, and of the scene in it, metres
 */
export function litWidth(width: number, metres: number): number {
  return Math.min(MAX_LIT, Math.ceil(width / 2), Math.ceil(metres * LIT_PER_METRE));
}

/**
 * Casts a ray for each pixel of the given rows and takes its light from the surrounding coarse pixels that
 * lie on the same cloth and face the same way.
 */
export function seeRows(
  scene: Scene,
  coarse: LightBuffers,
  sight: Sight,
  from: number,
  to: number,
  depthScale: number,
): void {
  const caster = createCaster(scene.tree);
  const { surface, camera } = scene;
  const { width, height } = sight;
  const scale = coarse.width / width;
  const direction = new Float64Array(3);
  const normal = new Float64Array(3);
  const light = new Float64Array(LIGHTS);
  for (let row = from; row < to; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      rayThrough(camera, (column + 0.5) / width, (row + 0.5) / height, width / height, direction);
      const [dx = 0, dy = 0, dz = 0] = direction;
      const norm = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      if (!caster.nearest(...camera.eye, dx * norm, dy * norm, dz * norm, 1e9)) {
        sight.triangle[at] = -1;
        continue;
      }
      const { triangle, u, v, distance } = caster.hit;
      sight.triangle[at] = triangle;
      sight.u[at] = u * PLACE_UNIT;
      sight.v[at] = v * PLACE_UNIT;
      faceViewer(triangle, u, v, dx, dy, dz);
      gather((column + 0.5) * scale - 0.5, (row + 0.5) * scale - 0.5, distance);
      for (let k = 0; k < LIGHTS; k++)
        sight.light[at * LIGHTS + k] = Math.min(65535, (light[k] ?? 0) * LIGHT_UNIT);
    }
  }

  /** Sets the smooth normal at that point, facing the viewer. */
  function faceViewer(triangle: number, u: number, v: number, dx: number, dy: number, dz: number): void {
    const a = 3 * (surface.corners[3 * triangle] ?? 0);
    const b = 3 * (surface.corners[3 * triangle + 1] ?? 0);
    const c = 3 * (surface.corners[3 * triangle + 2] ?? 0);
    let size = 0;
    for (let k = 0; k < 3; k++) {
      const value =
        (surface.normal[a + k] ?? 0) * (1 - u - v) +
        (surface.normal[b + k] ?? 0) * u +
        (surface.normal[c + k] ?? 0) * v;
      normal[k] = value;
      size += value * value;
    }
    const away = (normal[0] ?? 0) * dx + (normal[1] ?? 0) * dy + (normal[2] ?? 0) * dz > 0;
    const factor = (away ? -1 : 1) / (Math.sqrt(size) || 1);
    for (let k = 0; k < 3; k++) normal[k] = (normal[k] ?? 0) * factor;
  }

  /** Blends the four surrounding coarse pixels, weighted by distance, facing and depth. */
  function gather(x: number, y: number, depth: number): void {
    const left = Math.floor(x);
    const top = Math.floor(y);
    light.fill(0);
    let total = 0;
    for (let k = 0; k < 4; k++) {
      const column = Math.max(0, Math.min(coarse.width - 1, left + (k & 1)));
      const row = Math.max(0, Math.min(coarse.height - 1, top + (k >> 1)));
      const at = row * coarse.width + column;
      if ((coarse.triangle[at] ?? -1) < 0) continue;
      const near = (k & 1 ? x - left : 1 - x + left) * (k >> 1 ? y - top : 1 - y + top);
      const same =
        (normal[0] ?? 0) * (coarse.normal[3 * at] ?? 0) +
        (normal[1] ?? 0) * (coarse.normal[3 * at + 1] ?? 0) +
        (normal[2] ?? 0) * (coarse.normal[3 * at + 2] ?? 0);
      const deeper = Math.abs((coarse.depth[at] ?? 0) - depth) / depthScale;
      // Never zero: a thread of cloth between others takes whatever light there is.
      const weight = near * Math.max(0, same) ** 8 * Math.exp(-deeper) + 1e-6;
      total += weight;
      for (let c = 0; c < LIGHTS; c++)
        light[c] = (light[c] ?? 0) + weight * (coarse.light[LIGHTS * at + c] ?? 0);
    }
    if (total > 0) for (let c = 0; c < LIGHTS; c++) light[c] = (light[c] ?? 0) / total;
  }
}
