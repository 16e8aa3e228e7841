import type { ImportFileKind } from '@gulmohar/contract/admin/shop-import.ts';
import { saveRedirects } from '../../catalogue/redirect/save-redirects.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { readKnownTypes } from './read-known-types.ts';
import { readVocabulary } from './read-vocabulary.ts';
import { rememberSource } from './shopify-file/remember-source.ts';
import { addInventory, inventoryColumns } from './source/add-inventory.ts';
import { recogniseFile } from './source/recognise-file.ts';
import { IGNORED_HEADING, shopifyColumns } from './source/shopify-columns.ts';
import { productFromShopify } from './source/shopify-product.ts';
import type { SourceProduct } from './source/source-product.ts';
import { tableReader } from './source/table-row.ts';
import { WOO_IGNORED_HEADING, wooColumns } from './source/woocommerce-columns.ts';
import { productFromWoo, wooKeyOf } from './source/woocommerce-product.ts';
import { undoProduct } from './undo-product.ts';
import { rowsReader } from './unit/rows-reader.ts';
import type { ImportContext, SourceFile, SourceRow, UnitKind } from './unit/unit-kind.ts';
import type { Undo } from './write/undo.ts';
import { type Written, writeProducts } from './write/write-products.ts';

export const productKind: UnitKind<Undo> = {
  name: 'product',
  files: ['shopify-products', 'woocommerce-products'],
  additions: ['shopify-inventory'],
  permission: 'products.write',
  isPersonal: false,
  keyReader,
  leftOut: (head) =>
    head.filter((heading) => IGNORED_HEADING.test(heading) || WOO_IGNORED_HEADING.test(heading)),
  open: openProducts,
  undo: undoProduct,
};

function keyReader(head: readonly string[]) {
  if (recogniseFile(head) !== 'woocommerce-products') return handleReader(head);
  const read = tableReader(head, wooColumns);
  let line = 1;
  return (cells: readonly string[]) => wooKeyOf(read(++line, cells));
}

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
  const woo = rowsReader(of('woocommerce-products'), wooColumns);
  const now = new Date();
  return (key: string, rows: readonly SourceRow[]): SourceProduct => {
    const ofWoo = rows.flatMap(woo);
    if (ofWoo.length > 0) return productFromWoo(key, ofWoo, now);
    return addInventory(productFromShopify(key, rows.flatMap(products)), rows.flatMap(inventories));
  };
}

async function openProducts(db: Database, { files, ...given }: ImportContext) {
  const context = {
    ...given,
    vocabulary: await readVocabulary(db),
    known: await readKnownTypes(db),
  };
  const read = productReader(files);
  return ({ key, rows }: { key: string; rows: SourceRow[] }) => {
    const source = read(key, rows);
    return {
      title: source.title,
      async write(trx: Parameters<typeof writeProducts>[0]) {
        const written = await writeProducts(trx, context, source);
        const productIds = written.products.map(({ productId }) => productId);
        // Only Shopify's format goes out again.
        if (source.source === 'shopify')
          await rememberSource(trx, { source: source.source, key, rows, files }, productIds, written.kept);
        const to = `/product/${targetOf(written)}`;
        await saveRedirects(
          trx,
          source.oldPaths.map((from) => ({ from, to })),
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
