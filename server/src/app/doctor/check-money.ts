import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { CapturedPayment } from '../../payments/provider.ts';
import { allProviders, type Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';

/** Money that was captured a moment ago may not be recorded yet. */
const ON_ITS_WAY_MS = 20 * 60_000;

/**
 * I1: what the providers captured since `since` is recorded once, for one order or to be refunded, and what they gave
 * back is what we asked for.
 * @throws ProviderError when a provider cannot be asked
 */
export async function checkMoney(db: Database, providers: Providers, since: Date): Promise<Finding> {
  const captured: (CapturedPayment & { key: string })[] = [];
  for (const provider of allProviders(providers)) {
    const listed = await provider.listCaptured(since);
    captured.push(...listed.map((payment) => ({ ...payment, key: bookingKey(provider.name, payment.id) })));
  }
  const booked = new Map(
    (await findBooked(db)).map((row) => [bookingKey(row.provider, row.provider_payment_id), row]),
  );
  const sum = captured.reduce((total, payment) => total + payment.amount, 0);
  return {
    id: 'I1',
    what: 'captured at the provider = kept + refunded + refund pending',
    looked: `${captured.length} payments of ${formatRupees(sum)} since ${since.toISOString().slice(0, 10)}`,
    wrong: captured.flatMap((payment) => {
      const complaint = compare(payment, booked.get(payment.key));
      return complaint ? [`${payment.id} of ${formatRupees(payment.amount)}: ${complaint}`] : [];
    }),
  };
}

function bookingKey(provider: string, paymentId: string): string {
  return `${provider} ${paymentId}`;
}

type Booked = Awaited<ReturnType<typeof findBooked>>[number];

function compare(payment: CapturedPayment, booked: Booked | undefined): string | undefined {
  if (!booked) {
    const isFresh = Date.now() - payment.createdAt.getTime() < ON_ITS_WAY_MS;
    return isFresh ? undefined : 'not in our records';
  }
  if (booked.amount !== payment.amount) return `booked as ${formatRupees(booked.amount)}`;
  if (!booked.order_id && booked.promised !== payment.amount) return 'neither an order nor a whole refund';
  if (booked.promised > payment.amount) return `refunds of ${formatRupees(booked.promised)} promised`;
  if (payment.refunded < booked.settled) return `only ${formatRupees(payment.refunded)} went back`;
  if (payment.refunded > booked.promised) return `${formatRupees(payment.refunded)} went back, unasked`;
  return undefined;
}

/** Each recorded payment with the refunds promised for it, and of these the processed ones. */
async function findBooked(db: Database) {
  return db
    .selectFrom('payment')
    .leftJoin('refund', (join) =>
      join.onRef('refund.payment_id', '=', 'payment.id').on('refund.status', '<>', 'failed'),
    )
    .groupBy('payment.id')
    .select([
      'payment.provider',
      'payment.provider_payment_id',
      'payment.order_id',
      'payment.amount',
      sql<number>`coalesce(sum(refund.amount), 0)::bigint`.as('promised'),
      sql<number>`coalesce(sum(refund.amount) filter (where refund.status = 'processed'), 0)::bigint`.as(
        'settled',
      ),
    ])
    .execute();
}
