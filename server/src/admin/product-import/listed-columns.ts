import { isDeepStrictEqual } from 'node:util';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { LockedProduct } from '../product/lock-product.ts';
import { arrangedPictures, savePictures } from '../product/picture-order.ts';
import { bySize } from './fields-from-cells.ts';
import type { ProductCells } from './product-columns.ts';
import type { RowChange } from './row-changes.ts';
import { RowFault } from './row-fault.ts';
import type { RowWarning } from './row-warnings.ts';

/**
 * Imports two columns of an existing product that are not among its fields: the order of its pictures and its
 * rank among the best sellers. A column missing from the file changes nothing.
 * @returns what changed
 * @throws RowFault for pictures that the product does not have, or a rank that is not a number
 */
export async function takeListedColumns(
  trx: Transaction,
  actor: ChangeAuthor,
  product: LockedProduct,
  cells: ProductCells,
): Promise<RowChange[]> {
  const isReordered = await arrangePictures(trx, actor, product, cells.pictures);
  const isRanked = await rankBestseller(trx, actor, product, cells.bestseller);
  const rank = product.bestseller_rank === null ? '' : String(product.bestseller_rank);
  return [
    ...(isReordered
      ? [{ column: 'pictures' as const, before: product.pictures.join('|'), after: cells.pictures ?? '' }]
      : []),
    ...(isRanked ? [{ column: 'bestseller' as const, before: rank, after: cells.bestseller ?? '' }] : []),
  ];
}

async function arrangePictures(
  trx: Transaction,
  actor: ChangeAuthor,
  product: LockedProduct,
  cell: string | undefined,
): Promise<boolean> {
  if (cell === undefined) return false;
  const addresses = cell === '' ? [] : cell.split('|').map((address) => address.trim());
  if (isDeepStrictEqual(addresses, product.pictures)) return false;
  const current = new Map(arrangedPictures(product).map((picture) => [picture.address, picture]));
  const arranged = addresses.flatMap((address) => current.get(address) ?? []);
  if (arranged.length !== current.size || new Set(addresses).size !== current.size) {
    throw new RowFault(
      'pictures',
      'A file can only reorder a product’s pictures; add and remove them on the product’s page',
    );
  }
  await savePictures(trx, actor, product, arranged, 'product.pictures');
  return true;
}

async function rankBestseller(
  trx: Transaction,
  actor: ChangeAuthor,
  { id, bestseller_rank: before }: { id: string; bestseller_rank: number | null },
  cell: string | undefined,
): Promise<boolean> {
  if (cell === undefined) return false;
  const after = rankFrom(cell);
  if (after === before) return false;
  await trx.updateTable('product').set({ bestseller_rank: after }).where('id', '=', id).execute();
  await recordChange(trx, actor, {
    action: 'bestsellers.import',
    subject: id,
    before: { rank: before },
    after: { rank: after },
  });
  return true;
}

function rankFrom(cell: string): number | null {
  if (cell === '') return null;
  if (!/^[1-9]\d{0,4}$/.test(cell)) {
    throw new RowFault('bestseller', 'Enter a position among the best sellers, such as 3, or leave it empty');
  }
  return Number(cell);
}

/** Warns of changed SKUs in a row, because an import does not change the SKUs of existing products. */
export async function untakenWarnings(
  trx: Transaction,
  productId: string,
  cells: ProductCells,
): Promise<RowWarning[]> {
  if (!cells.skus) return [];
  const variants = await trx
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select(['size', 'sku'])
    .execute();
  const skus = new Map(variants.map(({ size, sku }) => [size, sku]));
  const differs = bySize(cells.skus).some(([size, sku]) => skus.get(size) !== sku);
  return differs
    ? [{ column: 'skus', message: 'SKUs of existing products can only be changed on the product’s page' }]
    : [];
}
