import type { SizePrices } from '@gulmohar/contract/admin/size-prices.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { bySize, paiseFrom } from './fields-from-cells.ts';
import type { ProductCells, ProductColumn } from './product-columns.ts';
import type { RowChange } from './row-changes.ts';
import { RowFault } from './row-fault.ts';

type Stated = Map<string | null, { price?: Paise | null; mrp?: Paise | null }>;

/**
 * Reads the prices and MRPs of sizes that a row states; an empty one is the product's.
 * @throws RowFault for anything but an amount
 */
export function statedPrices(cells: ProductCells): Stated {
  const stated: Stated = new Map();
  for (const [column, name] of [
    ['prices', 'price'],
    ['mrps', 'mrp'],
  ] as const) {
    for (const [size, value] of bySize(cells[column] ?? '')) {
      const paise = paiseFrom(value);
      if (size === null || Number.isNaN(paise))
        throw new RowFault(column, 'Enter amounts in rupees by size, such as L:1199|XL:1299');
      stated.set(size, { ...stated.get(size), [name]: paise });
    }
  }
  return stated;
}

/** @returns what a size has of its own; nothing of what the row does not state */
export function ownPriceOf(stated: Stated, size: string | null) {
  return stated.get(size) ?? {};
}

/**
 * Returns the prices of all sizes after the row; sizes that it does not name keep theirs.
 * @throws RowFault for a size that the product does not have
 */
export function sizePricesFrom(
  cells: ProductCells,
  product: { price: Paise; mrp: Paise | null },
  former: readonly SizePrices[],
): SizePrices[] {
  const stated = statedPrices(cells);
  for (const size of stated.keys())
    if (!former.some((one) => one.size === size))
      throw new RowFault('prices', `The product has no size ${size}`);
  return former.map((one) => {
    const { price = one.price, mrp = one.mrp } = stated.get(one.size) ?? {};
    return {
      size: one.size,
      price: price === product.price ? null : price,
      mrp: mrp === product.mrp ? null : mrp,
    };
  });
}

export function sizePriceChanges(before: readonly SizePrices[], after: readonly SizePrices[]): RowChange[] {
  return after.flatMap(({ size, ...next }, at) => {
    const change = (column: ProductColumn, former: Paise | null, value: Paise | null): RowChange[] =>
      former === value ? [] : [{ column, before: textOf(size, former), after: textOf(size, value) }];
    return [
      ...change('prices', before[at]?.price ?? null, next.price),
      ...change('mrps', before[at]?.mrp ?? null, next.mrp),
    ];
  });
}

function textOf(size: string | null, paise: Paise | null): string {
  return paise === null ? '' : `${size}: ${formatRupees(paise)}`;
}
