type Measured = { length_mm?: number | null; width_mm?: number | null; height_mm?: number | null };

/** In millimetres; null when one of them is not known. */
export function boxOf({ length_mm, width_mm, height_mm }: Measured): [number, number, number] | null {
  return length_mm && width_mm && height_mm ? [length_mm, width_mm, height_mm] : null;
}
