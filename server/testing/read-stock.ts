import type { TestShop } from './test-shop.ts';

/** Units on hand of the variant in an order with one line. */
export async function readStockOf(shop: TestShop, orderId: string): Promise<number> {
  const { on_hand } = await shop.db
    .selectFrom('variant')
    .innerJoin('order_line', 'order_line.variant_id', 'variant.id')
    .where('order_id', '=', orderId)
    .select('on_hand')
    .executeTakeFirstOrThrow();
  return on_hand;
}
