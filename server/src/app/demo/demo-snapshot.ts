import { splitName } from '@gulmohar/contract/sales/delivery-of.ts';
import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import type { DemoOrder } from '@gulmohar/demo/accounts/demo-order.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { sql } from 'kysely';
import { sizeMrp, sizePrice } from '../../catalogue/product/size-price.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { CheckoutSnapshot, SnapshotLine } from '../../sales/checkout/snapshot.ts';

/** Builds the snapshot of a demo order's checkout, at the catalogue's prices. */
export async function demoSnapshot(
  trx: Transaction,
  { buyer, lines, source }: DemoOrder,
): Promise<CheckoutSnapshot> {
  const { name, email, phone, address } = buyer;
  const ordered: SnapshotLine[] = [];
  for (const line of lines) ordered.push(await demoLine(trx, line));
  return {
    lines: ordered,
    coupon: null,
    totals: priceCart(ordered, SPECIFIED_SHIPPING),
    buyer: { name, email, phone },
    address: { ...splitName(name), email, phone, ...address },
    ...(source !== undefined && { source }),
  };
}

async function demoLine(
  trx: Transaction,
  { sizeAdvice, ...line }: DemoOrder['lines'][number],
): Promise<SnapshotLine> {
  const productId = demoProducts.find((product) => product.slug === line.slug)?.id ?? '';
  const found = await trx
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('product.id', '=', productId)
    .where(sql<boolean>`variant.size is not distinct from ${line.size}`)
    .select([
      'variant.id as variantId',
      'product.id as productId',
      'product.name',
      'variant.size',
      sql<string | null>`product.pictures[1]`.as('picture'),
      sizePrice.as('unitPrice'),
      sizeMrp.as('mrp'),
    ])
    .executeTakeFirstOrThrow(() => new Error(`The demo has no ${line.slug} in ${line.size}`));
  return { ...found, quantity: line.quantity, ...(sizeAdvice && { sizeAdvice }) };
}
