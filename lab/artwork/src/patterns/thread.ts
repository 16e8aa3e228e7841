import { type ClothCanvas, clothNoise, type Mask, raise } from './cloth-canvas.ts';
import { mix, rgb } from './colour.ts';

type Thread = {
  colour: string;
  /** Height of the stitches, in threads. */
  height?: number;
  /** How opaque the work is: 1 is solid satin stitch, 0.3 is shadow work from the back. */
  opacity?: number;
  /** Contrast between single strands. */
  strands?: number;
};

/**
 * Stitches with a thread where the mask is set: single strands catch the light, and the work stands out from
 * the cloth.
 */
export function stitch(cloth: ClothCanvas, mask: Mask, thread: Thread): void {
  const { colour, height = 0.9, opacity = 1, strands = 1 } = thread;
  const slanted = clothNoise(cloth, 2, 5, 81);
  const fine = clothNoise(cloth, 1.4, 1.4, 82);
  const base = rgb(colour);
  const dark = mix(base, [20, 10, 12], 0.3);
  const light = mix(base, [255, 252, 244], 0.4);
  for (let i = 0; i < mask.length; i++) {
    const there = (mask[i] ?? 0) * opacity;
    if (there <= 0.01) continue;
    const glint = ((slanted[i] ?? 0.5) * 0.6 + (fine[i] ?? 0.5) * 0.4 - 0.5) * 1.3 * strands;
    const strand = mix(base, glint > 0 ? light : dark, Math.min(0.7, Math.abs(glint)));
    for (let channel = 0; channel < 3; channel++) {
      const at = i * 3 + channel;
      const under = cloth.colour[at] ?? 0;
      cloth.colour[at] = under + ((strand[channel] ?? 0) - under) * there;
    }
  }
  raise(cloth, mask, height * opacity);
}
