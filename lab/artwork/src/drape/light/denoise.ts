import { LIGHTS, type LightBuffers } from './trace.ts';

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
const LEVELS = 5;

/**
 * Edge-avoiding à-trous filter (Dammertz et al. 2010): averages light over wider and wider neighbourhoods of pixels
 * that face the same way and lie on the same surface.
 * @param depthScale of the scene, metres
 * @param pixel width of a pixel at the garment, metres
 */
export function denoise(buffers: LightBuffers, depthScale: number, pixel: number): void {
  let from: Float32Array = buffers.light;
  let to: Float32Array = new Float32Array(from.length);
  for (let level = 0; level < LEVELS; level++) {
    filterLevel(buffers, from, to, level, depthScale, pixel);
    const swap = from;
    from = to;
    to = swap;
  }
  if (from !== buffers.light) buffers.light.set(from);
}

function filterLevel(
  { width, height, triangle, depth, normal }: LightBuffers,
  from: Float32Array,
  to: Float32Array,
  level: number,
  depthScale: number,
  pixel: number,
): void {
  const step = 1 << level;
  const sumsSlack = [9, 4, 2][level] ?? 1;
  const lightScale = 1 / (0.3 * 0.3 * sumsSlack);
  const depthFactor = 1 / (depthScale * step) ** 2;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if ((triangle[at] ?? -1) < 0) continue;
      const nx = normal[3 * at] ?? 0;
      const ny = normal[3 * at + 1] ?? 0;
      const nz = normal[3 * at + 2] ?? 0;
      const here = depth[at] ?? 0;
      const bright = (from[LIGHTS * at] ?? 0) + (from[LIGHTS * at + 1] ?? 0) + (from[LIGHTS * at + 2] ?? 0);
      let total = 0;
      let key = 0;
      let sky = 0;
      let thrown = 0;
      let through = 0;
      for (let dy = -2; dy <= 2; dy++) {
        const y = row + dy * step;
        if (y < 0 || y >= height) continue;
        for (let dx = -2; dx <= 2; dx++) {
          const x = column + dx * step;
          if (x < 0 || x >= width) continue;
          const other = y * width + x;
          if ((triangle[other] ?? -1) < 0) continue;
          const same =
            nx * (normal[3 * other] ?? 0) +
            ny * (normal[3 * other + 1] ?? 0) +
            nz * (normal[3 * other + 2] ?? 0);
          if (same <= 0.6) continue;
          const l = LIGHTS * other;
          // Distance from the plane through this point, so that cloth seen at a slant counts as one surface.
          const off = (nx * dx - nz * dy) * step * pixel + ny * ((depth[other] ?? 0) - here);
          const brighter = (from[l] ?? 0) + (from[l + 1] ?? 0) + (from[l + 2] ?? 0) - bright;
          // The normal's weight is approximately its cosine to the 28th power.
          const weight =
            (KERNEL[dx + 2] ?? 0) *
            (KERNEL[dy + 2] ?? 0) *
            Math.exp(
              -28 * (1 - same) * (1.5 - 0.5 * same) -
                off * off * depthFactor -
                brighter * brighter * lightScale,
            );
          total += weight;
          key += weight * (from[l] ?? 0);
          sky += weight * (from[l + 1] ?? 0);
          thrown += weight * (from[l + 2] ?? 0);
          through += weight * (from[l + 3] ?? 0);
        }
      }
      to[LIGHTS * at] = key / total;
      to[LIGHTS * at + 1] = sky / total;
      to[LIGHTS * at + 2] = thrown / total;
      to[LIGHTS * at + 3] = through / total;
    }
  }
}
