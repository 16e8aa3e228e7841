import { z } from 'zod';
import { followRefunded, followRefunds } from '../../payments/follow-refund.ts';
import { type CapturedPayment, type PaymentProvider, ProviderError } from '../../payments/provider.ts';
import { allProviders, type Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import {
  findBooked,
  findKnown,
  findPosition,
  hasCheckout,
  saveComparison,
  type UnmatchedPayment,
} from './unmatched-payments.ts';

/** Each later comparison continues from the last; in a restored database, from the last before the backup. */
const FIRST_LOOKS_BACK_MS = 24 * 3_600_000;
/** Payments are listed by the time they were started and may be captured this much later. */
const OVERLAP_MS = 30 * 60_000;
/** Providers round times to whole seconds, so a payment that is checked again needs an earlier start time. */
const ROUNDED_MS = 60_000;
/** Normally the browser, the webhook or the reconciler records a payment sooner than this. */
const ON_ITS_WAY_MS = 3 * 60_000;

const uuid = z.uuid();

/**
 * Records refunds made in a provider's dashboard, and payments without an order, which a fail-over or a
 * restore may have lost. SabPaisa can list neither.
 * @throws ProviderError when a provider cannot be reached; the others are compared regardless
 */
export async function findUnmatchedPayments(db: Database, providers: Providers, since?: Date): Promise<void> {
  const failures: ProviderError[] = [];
  for (const provider of allProviders(providers)) {
    try {
      await compareLedger(db, provider, since);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      failures.push(error);
    }
  }
  if (failures[0]) throw failures[0];
}

async function compareLedger(db: Database, provider: PaymentProvider, from?: Date): Promise<void> {
  const until = new Date();
  const since = from ?? (await whereToBegin(db, provider.name));
  await followRefunds(db, provider, { since });
  const captured = await provider.listCaptured(since);
  await followRefunded(db, provider, captured);
  const ids = captured.map(({ id }) => id);
  const booked = await findBooked(db, provider.name, ids);
  const missing = captured.filter(({ id, amount, refunded }) => !booked.has(id) && refunded < amount);
  const known = await findKnown(db, provider.name);
  const found: UnmatchedPayment[] = [];
  for (const payment of missing.filter(({ id }) => !known.has(id))) {
    const traced = await trace(db, provider, payment);
    if (traced) found.push(traced);
  }
  await db.transaction().execute(async (trx) =>
    saveComparison(trx, {
      provider: provider.name,
      since,
      until,
      missing: missing.map(({ id }) => id),
      found,
    }),
  );
}

async function whereToBegin(db: Database, provider: string): Promise<Date> {
  const { readUntil, oldest } = await findPosition(db, provider);
  const next = readUntil ? readUntil.getTime() - OVERLAP_MS : Date.now() - FIRST_LOOKS_BACK_MS;
  return new Date(Math.min(next, oldest ? oldest.getTime() - ROUNDED_MS : next));
}

/** @returns undefined for a payment that is probably about to be recorded */
async function trace(
  db: Database,
  provider: PaymentProvider,
  { id, amount, currency, createdAt }: CapturedPayment,
): Promise<UnmatchedPayment | undefined> {
  const traced = await provider.tracePayment(id);
  const { data: checkoutId = null } = uuid.safeParse(traced?.order.receipt);
  const isHere = checkoutId !== null && (await hasCheckout(db, checkoutId));
  if (isHere && Date.now() - createdAt.getTime() < ON_ITS_WAY_MS) return undefined;
  return {
    provider: provider.name,
    paymentId: id,
    amount,
    currency,
    providerOrderId: traced?.order.id ?? null,
    checkoutId,
    isOurs: isHere || (checkoutId !== null && traced?.isOurs === true),
    capturedAt: createdAt,
  };
}
