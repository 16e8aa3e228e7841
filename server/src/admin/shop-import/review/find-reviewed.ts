import { sql } from 'kysely';
import { addressKey } from '../../../catalogue/redirect/address-key.ts';
import type { Transaction } from '../../../platform/database/connection.ts';

type Reviewed = { handle: string; sku: string; productUrl: string; variant: string };

/**
 * Finds the product that a review is about by its address, the old one as well, or by a code of one of its variants.
 * Where a product of the other shop is several here, by the colour that the review names.
 */
export async function findReviewed(
  trx: Transaction,
  { handle, sku, productUrl, variant }: Reviewed,
): Promise<string | undefined> {
  const addresses = [handle && `/products/${handle}`, productUrl].flatMap(
    (address) => addressKey(address) ?? [],
  );
  const name = handle || /\/products\/([^/?#]+)/.exec(productUrl)?.[1]?.toLowerCase();
  if (name) {
    const products = await trx
      .selectFrom('product')
      .where((where) =>
        where.or([
          where('id', '=', name),
          where('source_key', '=', name),
          where('source_key', '^@', `${name}#`),
        ]),
      )
      .orderBy('group_position')
      .select(['id', 'source_key'])
      .execute();
    const words = variant.toLowerCase();
    const colourOf = (key: string | null) => key?.split('#')[1];
    const named = products.find(({ source_key }) => words.includes(colourOf(source_key) ?? '\n'));
    const found = named ?? products[0];
    if (found) return found.id;
  }
  return (await findRedirected(trx, addresses)) ?? (sku ? findBySku(trx, sku) : undefined);
}

async function findRedirected(trx: Transaction, addresses: readonly string[]): Promise<string | undefined> {
  if (addresses.length === 0) return undefined;
  const product = await trx
    .selectFrom('redirect')
    .innerJoin('product', (join) => join.on(sql<boolean>`to_path = '/product/' || product.id`))
    .where('from_path', 'in', addresses)
    .select('product.id')
    .executeTakeFirst();
  return product?.id;
}

async function findBySku(trx: Transaction, sku: string): Promise<string | undefined> {
  const variant = await trx
    .selectFrom('variant')
    .where('sku', '=', sku)
    .select('product_id')
    .executeTakeFirst();
  return variant?.product_id;
}
