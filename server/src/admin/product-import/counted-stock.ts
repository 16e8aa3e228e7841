import type { ChangeAuthor } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { changeStock, reservedByCheckouts } from '../product/change-stock.ts';
import { bySize } from './fields-from-cells.ts';
import type { RowWarning } from './row-warnings.ts';

type Count = { variantId: number; units: number };

export type StockDifference = {
  counts: Count[];
  differences: RowWarning[];
  /** Values that cannot be set. */
  problems: RowWarning[];
};

const MAX_UNITS = 100_000;

/**
 * Compares a row's stock with the units on hand of an existing product. Ignores sizes that the row does not
 * name.
 * @param cell `S:3|M:0`, or a number for a product without sizes; empty or undefined when the row states no
 * stock
 */
export async function compareStock(
  trx: Transaction,
  productId: string,
  cell: string | undefined,
): Promise<StockDifference> {
  const difference: StockDifference = { counts: [], differences: [], problems: [] };
  if (!cell) return difference;
  const variants = await trx
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select(['id', 'size', 'on_hand', reservedByCheckouts.as('reserved')])
    .execute();
  for (const [size, value] of bySize(cell)) {
    const variant = variants.find((one) => one.size === size);
    const what = size === null ? 'Stock' : `Stock of ${size}`;
    const warn = (message: string) => difference.problems.push({ column: 'stock', message });
    if (!variant) {
      warn(size === null ? 'The product has sizes; write S:3|M:0' : `The product has no size ${size}`);
    } else if (!/^\d{1,6}$/.test(value) || Number(value) > MAX_UNITS) {
      warn(`${what}: “${value}” is not a number of units`);
    } else if (Number(value) < variant.reserved) {
      warn(`${what}: ${value} is fewer than the ${variant.reserved} held by open checkouts`);
    } else if (Number(value) !== variant.on_hand) {
      difference.counts.push({ variantId: variant.id, units: Number(value) });
      const message = `${what} is ${variant.on_hand}, the file says ${value}`;
      difference.differences.push({ column: 'stock', message });
    }
  }
  return difference;
}

/**
 * Sets the units on hand to the counts in a file. @throws ShopError INVALID_INPUT when fewer would be left
 * than checkouts hold
 */
export async function setCounts(
  trx: Transaction,
  actor: ChangeAuthor,
  productId: string,
  counts: readonly Count[],
): Promise<void> {
  const changes = [...counts];
  await changeStock(trx, actor, { productId, reason: 'count', note: 'import', changes });
}
