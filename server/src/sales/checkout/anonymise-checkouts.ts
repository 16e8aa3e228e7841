import { type RawBuilder, sql } from 'kysely';
import type { AccountOwner } from '../../accounts/user/account-orders.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { erasedValues, isUnerased } from '../../platform/personal-data/erased-values.ts';
import { personalData } from '../../platform/personal-data/personal-data.ts';
import type { KeyRules } from '../../platform/personal-data/rules.ts';
import { isCheckoutOf } from './is-checkout-of.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** A key added to the snapshot does not compile until it is declared. */
personalData.checkout.columns.snapshot.keys satisfies KeyRules<CheckoutSnapshot>;

/** How long the address of an abandoned checkout may be needed, since a late payment can arrive for days. */
const ABANDONED_AFTER_DAYS = 90;

const isAbandoned = sql<boolean>`status not in ('open', 'completed')`;

/** Removes personal data from checkouts that never became orders, guests' too. */
export async function anonymiseAbandonedCheckouts(db: Database): Promise<void> {
  await anonymise(db, sql`created_at < now() - ${ABANDONED_AFTER_DAYS} * interval '1 day'`);
}

/**
 * The same for those whose buyer deleted the account, as soon as they are over. A payment that still arrives is
 * refunded, since there is no longer an address.
 */
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
 * Marks the checkouts of an account that is about to be deleted, and guest checkouts under its address. Locks
 * them in the same order as turning one into an order does, so that the two cannot deadlock.
 * @param confirmedEmail null: the address is not confirmed to be the account's
 */
export async function releaseCheckouts(trx: Transaction, owner: AccountOwner): Promise<void> {
  await sql`
    with own as (
      select id from checkout where status <> 'completed' and ${isCheckoutOf(owner)} order by id for update)
    update checkout set buyer_left_at = now() from own where checkout.id = own.id`.execute(trx);
}
