import type { Database } from '../../platform/database/connection.ts';
import { pausePoint } from '../../platform/process/pause-point.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { ProviderError } from '../provider.ts';
import { unsealPayee } from './payee.ts';
import {
  type NewPayout,
  type PayoutProvider,
  PayoutRefused,
  type ProviderPayout,
} from './payout-provider.ts';
import { recordPayout } from './record-payout.ts';

/** Longer than any call takes, so that a refusal cannot belong to a request that is still being processed. */
const MAX_CALL_MS = 120_000;

export type PayoutTools = { db: Database; secrets: Secrets; payouts: PayoutProvider | undefined };

/**
 * An earlier attempt of unknown outcome is looked up first, and repeats have its key, so that the money
 * leaves once.
 * @throws ProviderError when the outcome is unknown; the queue and a scheduled job retry
 */
export async function payOut({ db, secrets, payouts }: PayoutTools, payoutId: string): Promise<void> {
  const payout = await db
    .selectFrom('payout')
    .where('id', '=', payoutId)
    .selectAll()
    .executeTakeFirstOrThrow();
  if (payout.state !== 'asked') return;
  const provider = configured(payouts);
  const earlier = payout.asked_at && (await findOwn(provider, payoutId, payout.amount));
  if (earlier) return record(db, payoutId, earlier);
  const payee = payout.payee_sealed && (await unsealPayee(secrets, payoutId, payout.payee_sealed));
  if (!payee) return failUnread(db, payoutId, payout.asked_at);
  // Recorded before the call, because from now on the provider may have received it.
  await db.updateTable('payout').set({ asked_at: new Date() }).where('id', '=', payoutId).execute();
  const newPayout = { key: payoutId, amount: payout.amount, payee, narration: 'Refund' };
  const result = await send(provider, newPayout);
  await pausePoint('payout taken');
  if (result instanceof PayoutRefused) {
    const isAlone = !payout.asked_at || Date.now() - payout.asked_at.getTime() > MAX_CALL_MS;
    if (!isAlone) throw new ProviderError(result.message, { retryable: true, cause: result });
    await db
      .transaction()
      .execute(async (trx) => recordPayout(trx, payoutId, { state: 'failed', problem: result.message }));
    return;
  }
  await record(db, payoutId, result);
}

export async function followPayout({ db, payouts }: PayoutTools, providerPayoutId: string): Promise<void> {
  const providerPayout = await configured(payouts).fetch(providerPayoutId);
  if (!providerPayout.key) return;
  const own = await db
    .selectFrom('payout')
    .where(({ eb, or }) =>
      or([
        eb('provider_payout_id', '=', providerPayoutId),
        eb.and([
          eb('provider_payout_id', 'is', null),
          eb(eb.cast('id', 'text'), '=', providerPayout.key),
          eb('state', '=', 'asked'),
        ]),
      ]),
    )
    .select(['id', 'amount'])
    .executeTakeFirst();
  if (!own || own.id !== providerPayout.key) return;
  assertAmount(providerPayout, own.amount);
  await record(db, own.id, providerPayout);
}

/** A refusal is final only when the provider has no payout with this key: an earlier call may have been accepted. */
async function send(provider: PayoutProvider, newPayout: NewPayout): Promise<ProviderPayout | PayoutRefused> {
  try {
    const result = await provider.pay(newPayout);
    assertAmount(result, newPayout.amount);
    return result;
  } catch (error) {
    if (!(error instanceof PayoutRefused)) throw error;
    return (await findOwn(provider, newPayout.key, newPayout.amount)) ?? error;
  }
}

/** @throws ProviderError when there are several, which must never happen */
async function findOwn(
  provider: PayoutProvider,
  key: string,
  amount: number,
): Promise<ProviderPayout | undefined> {
  const [providerPayout, ...others] = await provider.findByKey(key);
  if (others.length > 0) {
    throw new ProviderError(`${provider.name} has several payouts for ${key}`, { retryable: false });
  }
  if (providerPayout) assertAmount(providerPayout, amount);
  return providerPayout;
}

function assertAmount({ id, amount }: ProviderPayout, expected: number): void {
  if (amount === expected) return;
  throw new ProviderError(`Payout ${id} is for ${amount} paise instead of ${expected}`, { retryable: false });
}

async function record(db: Database, payoutId: string, providerPayout: ProviderPayout): Promise<void> {
  const { id: providerPayoutId, state, bankReference, reason: problem } = providerPayout;
  await db
    .transaction()
    .execute(async (trx) => recordPayout(trx, payoutId, { state, providerPayoutId, bankReference, problem }));
}

/** The payout stays open if the provider may already have it, and is looked up again. */
async function failUnread(db: Database, payoutId: string, sentAt: Date | null): Promise<void> {
  if (sentAt) throw new ProviderError(`The payee of ${payoutId} cannot be read`, { retryable: false });
  const problem = 'The account details can no longer be read. Please enter them again.';
  await db.transaction().execute(async (trx) => recordPayout(trx, payoutId, { state: 'failed', problem }));
}

function configured(payouts: PayoutProvider | undefined): PayoutProvider {
  if (payouts) return payouts;
  throw new ProviderError('The shop is not configured for payouts', { retryable: false });
}
