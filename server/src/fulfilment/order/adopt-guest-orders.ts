import type { Transaction } from '../../platform/database/connection.ts';

/** What somebody bought as a guest joins their account, once the e-mail address of both is confirmed to be theirs. */
export async function adoptGuestOrders(trx: Transaction, userId: string, email: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ user_id: userId })
    .where('email', '=', email)
    .where('user_id', 'is', null)
    .where('buyer_left_at', 'is', null)
    .execute();
}
