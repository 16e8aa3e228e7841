/** A niche in the wall, in scene units: shaped like a jharokha and standing on the floor. */
export type Niche = { middle: number; top: number; floor: number; width: number };

/** The outline of a niche, enlarged on all sides by `rim`. */
export function archPath({ middle, top, floor, width }: Niche, rim = 0): string {
  const k = (width + 2 * rim) / 300;
  const left = middle - width / 2 - rim;
  const at = (x: number, y: number) => `${(left + x * k).toFixed(1)} ${(top - rim + y * k).toFixed(1)}`;
  const cusp = (radius: number, x: number, y: number) =>
    `A${(radius * k).toFixed(1)} ${(radius * k).toFixed(1)} 0 0 1 ${at(x, y)}`;
  return (
    `M${left.toFixed(1)} ${floor}L${at(0, 112)}${cusp(45, 36, 58)}${cusp(45, 92, 24)}${cusp(62, 150, 0)}` +
    `${cusp(62, 208, 24)}${cusp(45, 264, 58)}${cusp(45, 300, 112)}L${(left + 300 * k).toFixed(1)} ${floor}Z`
  );
}
