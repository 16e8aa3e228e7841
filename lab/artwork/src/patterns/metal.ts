import { blend, type ClothCanvas, clothNoise, type Mask } from './cloth-canvas.ts';
import { mix, rgb } from './colour.ts';

/**
 * Adds metal thread where the mask is set: the colour is what the thread reflects without a highlight, and
 * the zari channel says where highlights can occur.
 */
export function metalThread(cloth: ClothCanvas, mask: Mask, metal: string, height = 0.8): void {
  const across = clothNoise(cloth, 1.6, 9, 61);
  const down = clothNoise(cloth, 9, 1.6, 62);
  const tarnish = clothNoise(cloth, 14, 14, 63);
  const dark = mix(rgb(metal), [60, 34, 8], 0.42);
  const bright = mix(rgb(metal), [255, 240, 196], 0.42);
  blend(cloth, mask, metal, 0.98);
  for (let i = 0; i < mask.length; i++) {
    const there = mask[i] ?? 0;
    if (there <= 0.01) continue;
    // Floats of thread catch the light individually.
    const glint =
      ((across[i] ?? 0.5) * 0.55 + (down[i] ?? 0.5) * 0.45 - 0.5) * 1.5 + ((tarnish[i] ?? 0.5) - 0.5) * 0.5;
    const target = glint > 0 ? bright : dark;
    const part = Math.min(0.8, Math.abs(glint)) * there;
    for (let channel = 0; channel < 3; channel++) {
      const at = i * 3 + channel;
      const value = cloth.colour[at] ?? 0;
      cloth.colour[at] = value + ((target[channel] ?? 0) - value) * part;
    }
    cloth.zari[i] = Math.max(cloth.zari[i] ?? 0, there * (0.82 + 0.18 * (tarnish[i] ?? 0)));
    cloth.relief[i] = (cloth.relief[i] ?? 0) + there * height * (0.8 + 0.4 * ((down[i] ?? 0.5) - 0.5));
  }
}
