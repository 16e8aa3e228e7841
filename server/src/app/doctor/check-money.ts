import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { CapturedPayment, PaymentProvider } from '../../payments/provider.ts';
import { allProviders, type Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { awaitsSettlement } from '../../sales/settlement/settlement-run.ts';

/** Payments captured more recently than this may not be recorded yet. */
const IN_TRANSIT_MS = 20 * 60_000;
/** Small enough to take only a few milliseconds. */
const BATCH = 500;

/**
 * I1: each payment captured since `since` is recorded once, for one order or gift card, to be refunded or for the staff to
 * decide, and providers refunded what the shop requested.
 * @throws ProviderError when a provider cannot be reached
 */
export async function checkMoney(db: Database, providers: Providers, since: Date): Promise<Finding> {
  let payments = 0;
  let sum = 0;
  let waiting = 0;
  const wrong: string[] = [];
  for (const provider of allProviders(providers)) {
    const captured = await provider.listCaptured(since);
    payments += captured.length;
    for (let start = 0; start < captured.length; start += BATCH) {
      const batch = captured.slice(start, start + BATCH);
      sum += batch.reduce((total, payment) => total + payment.amount, 0);
      const unsettled = await awaitingSettlement(db, provider, batch);
      waiting += unsettled.size;
      const others = batch.filter(({ id }) => !unsettled.has(id));
      wrong.push(...(await complaintsAbout(db, provider.name, others)));
    }
  }
  return {
    id: 'I1',
    what: 'captured at the provider = kept + refunded + refund pending',
    looked:
      `${payments} payments of ${formatRupees(sum)} since ${since.toISOString().slice(0, 10)}` +
      (waiting > 0 ? `; ${waiting} become orders or refunds once the shop runs` : ''),
    wrong,
  };
}

/** Payments of known checkouts that are not recorded yet, because the shop was stopped or restored since. */
async function awaitingSettlement(
  db: Database,
  provider: PaymentProvider,
  captured: readonly CapturedPayment[],
): Promise<Set<string>> {
  const checkouts = await db
    .selectFrom('checkout')
    .where('provider', '=', provider.name)
    .where(awaitsSettlement)
    .select('provider_order_id')
    .execute();
  if (checkouts.length === 0) return new Set();
  const open = new Set(checkouts.map(({ provider_order_id }) => provider_order_id));
  const ids = captured.map(({ id }) => id);
  const booked = new Set((await findBooked(db, provider.name, ids)).map((row) => row.provider_payment_id));
  const waiting = new Set<string>();
  for (const id of ids.filter((id) => !booked.has(id))) {
    const traced = await provider.tracePayment(id);
    if (traced && open.has(traced.order.id)) waiting.add(id);
  }
  return waiting;
}

/** Returns what is wrong with a provider's payments, in the shop's books or at the provider. */
async function complaintsAbout(
  db: Database,
  provider: string,
  captured: readonly CapturedPayment[],
): Promise<string[]> {
  const rows = await findBooked(
    db,
    provider,
    captured.map(({ id }) => id),
  );
  const booked = new Map(rows.map((row) => [row.provider_payment_id, row]));
  return captured.flatMap((payment) => {
    const complaint = compare(payment, booked.get(payment.id));
    return complaint ? [`${payment.id} of ${formatRupees(payment.amount)}: ${complaint}`] : [];
  });
}

type Booked = Awaited<ReturnType<typeof findBooked>>[number];

function compare(payment: CapturedPayment, booked: Booked | undefined): string | undefined {
  if (!booked) {
    // Refunded by hand, or belongs to another shop with the same account.
    if (payment.refunded === payment.amount) return undefined;
    const isFresh = Date.now() - payment.createdAt.getTime() < IN_TRANSIT_MS;
    return isFresh ? undefined : 'not in our records';
  }
  if (booked.amount !== payment.amount) return `booked as ${formatRupees(booked.amount)}`;
  if (!booked.order_id && !booked.isInReview && !booked.isGiftCard && booked.promised !== payment.amount)
    return 'neither an order, a gift card nor a full refund';
  if (booked.promised > payment.amount) return `refunds of ${formatRupees(booked.promised)} promised`;
  if (payment.refunded < booked.settled) return `only ${formatRupees(payment.refunded)} was refunded`;
  if (payment.refunded > booked.promised - booked.byHand)
    return `${formatRupees(payment.refunded)} was refunded without a request`;
  return undefined;
}

/**
 * Returns the recorded ones of these payments, with the refunds promised for each and how much of that is
 * processed by the provider, or paid by staff from the bank.
 */
async function findBooked(db: Database, provider: string, paymentIds: string[]) {
  return db
    .selectFrom('payment')
    .leftJoin('refund', (join) =>
      join.onRef('refund.payment_id', '=', 'payment.id').on('refund.status', '<>', 'failed'),
    )
    .where('payment.provider', '=', provider)
    .where('payment.provider_payment_id', '=', sql<string>`any(${paymentIds}::text[])`)
    .groupBy('payment.id')
    .select([
      'payment.provider_payment_id',
      'payment.order_id',
      'payment.amount',
      sql<boolean>`exists (select from payment_review where payment_id = payment.id and outcome is null)`.as(
        'isInReview',
      ),
      sql<boolean>`exists (select from gift_card where payment_id = payment.id)`.as('isGiftCard'),
      sql<number>`coalesce(sum(refund.amount), 0)::bigint`.as('promised'),
      sql<number>`coalesce(sum(refund.amount) filter (
        where refund.status = 'processed' and provider_refund_id is not null), 0)::bigint`.as('settled'),
      sql<number>`coalesce(sum(refund.amount) filter (
        where refund.status = 'processed' and provider_refund_id is null), 0)::bigint`.as('byHand'),
    ])
    .execute();
}
