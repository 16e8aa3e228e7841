import type { TestShop } from './test-shop.ts';

/** Ends the shopper's time to pay. @param providerOrderId the checkout's id at the provider */
export async function expireCheckout(shop: Pick<TestShop, 'db'>, providerOrderId: string): Promise<void> {
  await shop.db
    .updateTable('checkout')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('provider_order_id', '=', providerOrderId)
    .execute();
}
