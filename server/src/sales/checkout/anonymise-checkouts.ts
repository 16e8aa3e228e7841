import { type RawBuilder, sql } from 'kysely';
import type { AccountOwner } from '../../accounts/user/account-orders.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { erasedValues, isUnerased } from '../../platform/personal-data/erased-values.ts';
import { personalData } from '../../platform/personal-data/personal-data.ts';
import type { KeyRules } from '../../platform/personal-data/rules.ts';
import { isCheckoutOf } from './is-checkout-of.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** A key that is added to the snapshot does not compile until it is declared. */
personalData.checkout.columns.snapshot.keys satisfies KeyRules<CheckoutSnapshot>;

/** How long the address of a purchase that was never made may be needed, since late money can come for days. */
const ABANDONED_AFTER_DAYS = 90;

const isAbandoned = sql<boolean>`status not in ('open', 'completed')`;

/** Takes personal data out of purchases that never became orders, guests' too. */
export async function anonymiseAbandonedCheckouts(db: Database): Promise<void> {
  await anonymise(db, sql`created_at < now() - ${ABANDONED_AFTER_DAYS} * interval '1 day'`);
}

/**
 * The same for those whose buyer left, as soon as they are over. Money that still comes for one is refunded, since there
 * is no address any more.
 */
export async function anonymiseLeftCheckouts(db: Database): Promise<void> {
  await anonymise(db, sql`buyer_left_at is not null`);
}

async function anonymise(db: Database, isDue: RawBuilder<unknown>): Promise<void> {
  await sql`
    update checkout set ${erasedValues('checkout')}
     where ${isAbandoned} and ${isDue} and ${isUnerased('checkout')}`.execute(db);
}

/**
 * Marks the checkouts of an account that is about to be deleted, and those that a guest began under its address. Locks
 * them in the order in which whoever turns one into an order does, so that neither waits for the other for ever.
 * @param confirmedEmail null: nobody knows whether the address is the account's
 */
export async function releaseCheckouts(trx: Transaction, owner: AccountOwner): Promise<void> {
  await sql`
    with own as (
      select id from checkout where status <> 'completed' and ${isCheckoutOf(owner)} order by id for update)
    update checkout set buyer_left_at = now() from own where checkout.id = own.id`.execute(trx);
}
