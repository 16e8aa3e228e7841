import { type RawBuilder, sql } from 'kysely';
import type { AccountOwner } from '../../accounts/user/account-orders.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { erasedValues, isUnerased } from '../../platform/personal-data/erased-values.ts';
import { personalData } from '../../platform/personal-data/personal-data.ts';
import type { KeyRules } from '../../platform/personal-data/rules.ts';
import { isCheckoutOf } from './buyer-key.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** Fails to compile when a new key of the snapshot has not been declared. */
personalData.checkout.columns.snapshot.keys satisfies KeyRules<CheckoutSnapshot>;

/** A late payment can arrive days later. */
const ABANDONED_AFTER_DAYS = 90;

const isAbandoned = sql<boolean>`status not in ('open', 'completed')`;

export async function anonymiseAbandonedCheckouts(db: Database): Promise<void> {
  await anonymise(db, sql`created_at < now() - ${ABANDONED_AFTER_DAYS} * interval '1 day'`);
}

/** A payment that still arrives is refunded, because there is no address any more. */
export async function anonymiseLeftCheckouts(db: Database): Promise<void> {
  await anonymise(db, sql`buyer_left_at is not null`);
}

async function anonymise(db: Database, isDue: RawBuilder<unknown>): Promise<void> {
  await sql`
    with emptied as (
      update checkout set ${erasedValues('checkout')}
       where ${isAbandoned} and ${isDue} and ${isUnerased('checkout')}
      returning id)
    update draft_order set ${erasedValues('draft_order')}
     where checkout_id in (select id from emptied)`.execute(db);
}

/**
 * Locks in the same order as turning a checkout into an order does, so that the two cannot deadlock.
 * @param confirmedEmail null when the account's address is not confirmed
 */
export async function releaseCheckouts(trx: Transaction, owner: AccountOwner): Promise<void> {
  await sql`
    with own as (
      select id from checkout where status <> 'completed' and ${isCheckoutOf(owner)} order by id for update)
    update checkout set buyer_left_at = now() from own where checkout.id = own.id`.execute(trx);
}
