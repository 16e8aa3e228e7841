import { settleOverdueCheckouts } from '../src/sales/settlement/settle-overdue-checkouts.ts';
import type { TestShop } from './test-shop.ts';

export function readCheckout(shop: TestShop, id: string) {
  return shop.db.selectFrom('checkout').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

export function readOrdersOfGuest(shop: TestShop, guest: string) {
  return shop.db.selectFrom('orders').where('email', '=', `${guest}@guest.example`).selectAll().execute();
}

/** Ends the shopper's time to pay and has the shop notice. @param id the checkout's id */
export async function letLapse(shop: TestShop, id: string): Promise<void> {
  await shop.db
    .updateTable('checkout')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id', '=', id)
    .execute();
  await settleOverdueCheckouts(shop.db, shop.providers);
}
