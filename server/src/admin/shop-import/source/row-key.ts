import type { ImportFileKind } from '@gulmohar/contract/admin/shop-import.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { shopifyColumns } from './shopify-columns.ts';
import { tableReader } from './table-row.ts';

/**
 * Says which product each row of a file belongs to; to be asked row by row, since files that were saved again
 * may name it in its first row only.
 * @returns undefined for files of other things
 */
export function keyReader(
  kind: ImportFileKind,
  head: readonly string[],
): ((cells: readonly string[]) => string) | undefined {
  if (kind !== 'shopify-products' && kind !== 'shopify-inventory') return undefined;
  const read = tableReader(head, { handle: shopifyColumns.handle });
  let last = '';
  return (cells) => {
    const handle = read(0, cells).get('handle').toLowerCase();
    last = handle || last;
    if (last === '') throw new ShopError('INVALID_INPUT', 'The first product has no handle.');
    return last;
  };
}
