import type { TestShop } from './test-shop.ts';

/** The time that a shopper had to pay is over. @param providerOrderId as the provider calls the checkout */
export async function expireCheckout(shop: Pick<TestShop, 'db'>, providerOrderId: string): Promise<void> {
  await shop.db
    .updateTable('checkout')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('provider_order_id', '=', providerOrderId)
    .execute();
}
