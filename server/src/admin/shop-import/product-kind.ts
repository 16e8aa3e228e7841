import type { ImportFileKind } from '@gulmohar/contract/admin/shop-import.ts';
import { saveRedirects } from '../../catalogue/redirect/save-redirects.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { readVocabulary } from './read-vocabulary.ts';
import { rememberSource } from './shopify-file/remember-source.ts';
import { addInventory, inventoryColumns } from './source/add-inventory.ts';
import { IGNORED_HEADING, shopifyColumns } from './source/shopify-columns.ts';
import { productFromShopify } from './source/shopify-product.ts';
import type { SourceProduct } from './source/source-product.ts';
import { tableReader } from './source/table-row.ts';
import { undoProduct } from './undo-product.ts';
import { rowsReader } from './unit/rows-reader.ts';
import type { ImportContext, SourceFile, SourceRow, UnitKind } from './unit/unit-kind.ts';
import type { Undo } from './write/undo.ts';
import { SOURCE, type Written, writeProducts } from './write/write-products.ts';

export const productKind: UnitKind<Undo> = {
  name: 'product',
  files: ['shopify-products'],
  additions: ['shopify-inventory'],
  permission: 'products.write',
  isPersonal: false,
  keyReader: handleReader,
  leftOut: (head) => head.filter((heading) => IGNORED_HEADING.test(heading)),
  open: openProducts,
  undo: undoProduct,
};

/** Files that were saved again may name the handle in a product's first row only. */
function handleReader(head: readonly string[]) {
  const read = tableReader(head, { handle: shopifyColumns.handle });
  let last = '';
  return (cells: readonly string[]) => {
    const handle = read(0, cells).get('handle').toLowerCase();
    last = handle || last;
    if (last === '') throw new ShopError('INVALID_INPUT', 'The first product has no handle.');
    return last;
  };
}

/** Reads a product from its rows, with its stock if a file of that is there, too. @throws SourceFault */
export function productReader(files: readonly SourceFile[]) {
  const of = (kind: ImportFileKind) => files.filter((file) => file.kind === kind);
  const products = rowsReader(of('shopify-products'), shopifyColumns);
  const inventories = rowsReader(of('shopify-inventory'), inventoryColumns);
  return (key: string, rows: readonly SourceRow[]): SourceProduct =>
    addInventory(productFromShopify(key, rows.flatMap(products)), rows.flatMap(inventories));
}

async function openProducts(db: Database, { files, ...given }: ImportContext) {
  const context = { ...given, vocabulary: await readVocabulary(db) };
  const read = productReader(files);
  return ({ key, rows }: { key: string; rows: SourceRow[] }) => {
    const source = read(key, rows);
    return {
      title: source.title,
      async write(trx: Parameters<typeof writeProducts>[0]) {
        const written = await writeProducts(trx, context, source);
        const productIds = written.products.map(({ productId }) => productId);
        await rememberSource(trx, { source: SOURCE, key, rows, files }, productIds, written.kept);
        await saveRedirects(
          trx,
          [{ from: `/products/${key}`, to: `/product/${targetOf(written)}` }],
          'import',
        );
        const { outcome, notes, undo } = written;
        return { outcome, productIds, notes, undo };
      },
    };
  };
}

/** The first colour in stock; the old address leads there. */
function targetOf({ products }: Written): string {
  const inStock = products.find(({ planned }) =>
    planned.variants.some(({ units, toppedUpTo }) => units > 0 || toppedUpTo !== null),
  );
  return (inStock ?? products[0])?.productId ?? '';
}
