import type { Surface } from './surface.ts';

/** The garment turned about its own axis, so that lamps and wall stay where they are. @param degrees to the left */
export function turned(surface: Surface, degrees: number): Surface {
  if (degrees === 0) return surface;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turnAll = (vectors: Float32Array) => {
    const out = vectors.slice();
    for (let at = 0; at < out.length; at += 3) {
      const x = vectors[at] ?? 0;
      const y = vectors[at + 1] ?? 0;
      out[at] = x * cos + y * sin;
      out[at + 1] = y * cos - x * sin;
    }
    return out;
  };
  return { ...surface, position: turnAll(surface.position), normal: turnAll(surface.normal) };
}
