import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';

export type UnmatchedPayment = {
  provider: string;
  paymentId: string;
  /** In paise. */
  amount: number;
  currency: string;
  providerOrderId: string | null;
  checkoutId: string | null;
  isOurs: boolean;
  capturedAt: Date;
};

export async function findBooked(db: Database, provider: string, paymentIds: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('payment')
    .where('provider', '=', provider)
    .where(sql<boolean>`provider_payment_id = any(${paymentIds}::text[])`)
    .select('provider_payment_id as id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findKnown(db: Database, provider: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('unmatched_payment')
    .where('provider', '=', provider)
    .select('provider_payment_id as id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function hasCheckout(db: Database, id: string): Promise<boolean> {
  const found = await db.selectFrom('checkout').where('id', '=', id).select('id').executeTakeFirst();
  return found !== undefined;
}

export type ListedPayment = UnmatchedPayment & { hasCheckout: boolean };

export async function findUnmatched(db: Database): Promise<ListedPayment[]> {
  return db
    .selectFrom('unmatched_payment')
    .leftJoin('checkout', 'checkout.id', 'unmatched_payment.checkout_id')
    .where('is_ours', '=', true)
    .orderBy('captured_at')
    .select([
      'unmatched_payment.provider',
      'unmatched_payment.provider_payment_id as paymentId',
      'unmatched_payment.amount',
      'unmatched_payment.currency',
      'unmatched_payment.provider_order_id as providerOrderId',
      'unmatched_payment.checkout_id as checkoutId',
      'is_ours as isOurs',
      'captured_at as capturedAt',
    ])
    .select(sql<boolean>`checkout.id is not null`.as('hasCheckout'))
    .execute();
}

export async function findPosition(
  db: Database,
  provider: string,
): Promise<{ readUntil: Date | null; oldest: Date | null }> {
  const { rows } = await sql<{ readUntil: Date | null; oldest: Date | null }>`
    select (select read_until from ledger_position where provider = ${provider}) as "readUntil",
           (select min(captured_at) from unmatched_payment where provider = ${provider} and is_ours) as oldest`.execute(
    db,
  );
  return rows[0] ?? { readUntil: null, oldest: null };
}

type Compared = { provider: string; since: Date; until: Date; missing: string[]; found: UnmatchedPayment[] };

/** @param compared.missing the captured payments since then that the shop has no record of */
export async function saveComparison(
  trx: Transaction,
  { provider, since, until, missing, found }: Compared,
): Promise<void> {
  await trx
    .deleteFrom('unmatched_payment')
    .where('provider', '=', provider)
    .where('captured_at', '>=', since)
    .where(sql<boolean>`provider_payment_id <> all(${missing}::text[])`)
    .execute();
  // Payments of other shops are only kept so that the provider is not asked about them again.
  await trx
    .deleteFrom('unmatched_payment')
    .where('provider', '=', provider)
    .where('captured_at', '<', since)
    .where('is_ours', '=', false)
    .execute();
  for (const { paymentId, providerOrderId, checkoutId, isOurs, capturedAt, ...payment } of found) {
    await trx
      .insertInto('unmatched_payment')
      .values({
        ...payment,
        provider_payment_id: paymentId,
        provider_order_id: providerOrderId,
        checkout_id: checkoutId,
        is_ours: isOurs,
        captured_at: capturedAt,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'provider_payment_id']).doNothing())
      .execute();
  }
  await trx
    .insertInto('ledger_position')
    .values({ provider, read_until: until })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ read_until: until }))
    .execute();
}

export async function forgetUnmatched(db: Database, provider: string, paymentId: string): Promise<void> {
  await db
    .deleteFrom('unmatched_payment')
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', paymentId)
    .execute();
}
