import type { ProductDetails } from '../product.ts';

/** What is measured both on a body and on a garment; a child's chest counts as its bust. */
export const dimensions = ['bust', 'waist', 'hip'] as const;
export type Dimension = (typeof dimensions)[number];

/** A size with what its chart says, in cm, under the names that this shop's owner gave them. */
export type MeasuredSize = {
  name: string;
  body: Partial<Record<Dimension | 'height', number>>;
  garment: Partial<Record<Dimension, number>>;
};

const names: Record<string, Dimension | 'height'> = {
  bust: 'bust',
  chest: 'bust',
  waist: 'waist',
  hip: 'hip',
  hips: 'hip',
  height: 'height',
};

/** Returns the measured ones of the sizes that are offered, in their order. */
export function readChart(
  sizes: readonly string[],
  measurements: ProductDetails['measurements'],
): MeasuredSize[] {
  return sizes.flatMap((name) => {
    const measured: MeasuredSize = { name, body: {}, garment: {} };
    for (const { name: written, bodyCm, garmentCm } of measurements[name] ?? []) {
      const dimension = names[written.trim().toLowerCase()];
      if (!dimension) continue;
      if (bodyCm !== undefined) measured.body[dimension] = bodyCm;
      if (garmentCm !== undefined && dimension !== 'height') measured.garment[dimension] = garmentCm;
    }
    const isMeasured = Object.keys(measured.body).length + Object.keys(measured.garment).length > 0;
    return isMeasured ? [measured] : [];
  });
}

/** Which of a body's measures help to choose among these sizes. */
export function askedMeasures(chart: readonly MeasuredSize[]): (Dimension | 'height')[] {
  return [...dimensions, 'height' as const].filter((dimension) =>
    chart.some(
      ({ body, garment }) =>
        body[dimension] !== undefined || (dimension !== 'height' && garment[dimension] !== undefined),
    ),
  );
}
