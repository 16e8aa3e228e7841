import type { ProductKind } from '@gulmohar/contract/admin/kind-settings.ts';

/**
 * Returns the sizes of a kind with their chart.
 * @param measures of every size, in cm, by their name
 */
export function chart(
  sizes: string[],
  measures: Record<string, readonly number[]>,
  of: 'bodyCm' | 'garmentCm' = 'bodyCm',
): Pick<ProductKind, 'sizes' | 'measurements'> {
  const rows = sizes.map((size, at) => [
    size,
    Object.entries(measures).map(([name, values]) => ({ name, [of]: values[at] })),
  ]);
  return { sizes, measurements: Object.fromEntries(rows) };
}
