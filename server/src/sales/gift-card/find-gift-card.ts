import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { GiftCard } from '../../platform/database/tables.ts';

export type GiftCardRow = Selectable<GiftCard>;

export async function findGiftCard(db: Database, id: string): Promise<GiftCardRow | undefined> {
  return db.selectFrom('gift_card').where('id', '=', id).selectAll().executeTakeFirst();
}

export async function lockGiftCard(trx: Transaction, id: string): Promise<GiftCardRow | undefined> {
  return trx.selectFrom('gift_card').where('id', '=', id).forUpdate().selectAll().executeTakeFirst();
}

/** What the checkout is the payment of; undefined for an order's. The checkout's row must be locked. */
export async function lockGiftCardOf(trx: Transaction, checkoutId: string): Promise<GiftCardRow | undefined> {
  return trx
    .selectFrom('gift_card')
    .where('checkout_id', '=', checkoutId)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
}
