import { n } from '../drawing.ts';

export type Tip = 'round' | 'point' | 'notch';

/** A petal that grows upwards from the origin. @param width half its width, mm @param length mm */
export function petal(width: number, length: number, tip: Tip = 'round'): string {
  const w = width;
  const l = length;
  switch (tip) {
    case 'round':
      return `M0 0C${n(-w * 0.9)} ${n(-l * 0.25)} ${n(-w * 1.25)} ${n(-l)} 0 ${n(-l)}C${n(w * 1.25)} ${n(-l)} ${n(w * 0.9)} ${n(-l * 0.25)} 0 0Z`;
    case 'point':
      return `M0 0C${n(-w)} ${n(-l * 0.3)} ${n(-w * 0.85)} ${n(-l * 0.75)} 0 ${n(-l)}C${n(w * 0.85)} ${n(-l * 0.75)} ${n(w)} ${n(-l * 0.3)} 0 0Z`;
    case 'notch':
      return `M0 0C${n(-w * 0.8)} ${n(-l * 0.3)} ${n(-w * 1.4)} ${n(-l * 1.04)} ${n(-w * 0.36)} ${n(-l)}Q0 ${n(-l * 0.84)} ${n(w * 0.36)} ${n(-l)}C${n(w * 1.4)} ${n(-l * 1.04)} ${n(w * 0.8)} ${n(-l * 0.3)} 0 0Z`;
  }
}

/** A leaf that grows upwards and leans a little to the right. */
export function leaf(width: number, length: number): string {
  const w = width;
  const l = length;
  return `M0 0C${n(-w * 1.1)} ${n(-l * 0.3)} ${n(-w * 0.6)} ${n(-l * 0.8)} ${n(w * 0.3)} ${n(-l)}C${n(w * 1.1)} ${n(-l * 0.7)} ${n(w)} ${n(-l * 0.2)} 0 0Z`;
}

/** A leaf with a serrated edge, as in Mughal pattern books. */
export function sawLeaf(width: number, length: number, teeth = 4): string {
  let d = 'M0 0';
  for (const side of [-1, 1]) {
    for (let k = 0; k < teeth; k++) {
      const from = side < 0 ? k : teeth - k;
      const at = (step: number) => {
        const t = step / teeth;
        return [
          side * width * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1)) * (1 - t * 0.25),
          -length * t,
        ] as const;
      };
      const [x, y] = at(from + (side < 0 ? 1 : -1));
      const [px, py] = at(from + (side < 0 ? 0.7 : -0.3));
      d += `L${n(px * 1.22)} ${n(py)}L${n(k === teeth - 1 ? 0 : x * 0.84)} ${n(k === teeth - 1 ? (side < 0 ? -length : 0) : y)}`;
    }
  }
  return `${d}Z`;
}
