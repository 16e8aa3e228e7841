import type { ProductValues } from './product-values.ts';

export type Measurements = ProductValues['details']['measurements'];
type Measurement = Measurements[string][number];

export type Cell = { size: string; measure: string; side: 'bodyCm' | 'garmentCm'; text: string };

/** Returns the names of all measurements in order. */
export function namesIn(measurements: Measurements): string[] {
  return [...new Set(Object.values(measurements).flatMap((list) => list.map(({ name }) => name)))];
}

/**
 * Returns the chart with one cell changed. Text that is not a length in centimetres empties the cell; empty
 * entries are left out.
 * @param names the order of the measurements in every size
 */
export function withMeasure(
  measurements: Measurements,
  names: readonly string[],
  { size, measure, side, text }: Cell,
): Measurements {
  const list = measurements[size] ?? [];
  const former = list.find(({ name }) => name === measure);
  const otherSide = side === 'bodyCm' ? 'garmentCm' : 'bodyCm';
  const cm = Number(text.replace(',', '.'));
  const next: Measurement = {
    name: measure,
    ...(former?.[otherSide] !== undefined && { [otherSide]: former[otherSide] }),
    ...(Number.isFinite(cm) && cm > 0 && { [side]: cm }),
  };
  const changed = [...list.filter(({ name }) => name !== measure), next]
    .filter(({ bodyCm, garmentCm }) => bodyCm !== undefined || garmentCm !== undefined)
    .sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
  return withoutEmpty({ ...measurements, [size]: changed });
}

/** Returns the chart without one measurement, in all sizes. */
export function withoutMeasure(measurements: Measurements, measure: string): Measurements {
  return withoutEmpty(
    Object.fromEntries(
      Object.entries(measurements).map(([size, list]) => [size, list.filter(({ name }) => name !== measure)]),
    ),
  );
}

function withoutEmpty(measurements: Measurements): Measurements {
  return Object.fromEntries(Object.entries(measurements).filter(([, list]) => list.length > 0));
}
