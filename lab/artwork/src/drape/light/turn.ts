import type { Cloth } from '../cloth/cloth.ts';

/**
 * The cloth after its wearer has turned about the vertical axis.
 * @param degrees to their left; 180 shows the back
 */
export function turned(cloth: Cloth, degrees: number): Cloth {
  if (degrees === 0) return cloth;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const position = new Float64Array(cloth.position);
  for (let at = 0; at < position.length; at += 3) {
    const [x, y] = [cloth.position[at] ?? 0, cloth.position[at + 1] ?? 0];
    position[at] = x * cos - y * sin;
    position[at + 1] = x * sin + y * cos;
  }
  return { ...cloth, position };
}
