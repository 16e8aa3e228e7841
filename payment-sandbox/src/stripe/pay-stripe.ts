import type pg from 'pg';
import { SandboxError } from '../sandbox-error.ts';
import {
  type BookedSession,
  bookStripePayment,
  endProcessing,
  endSession,
  findSession,
} from './stripe-ledger.ts';
import { findStripeMethod } from './stripe-methods.ts';
import { sessionShape } from './stripe-shapes.ts';
import type { StripeWebhooks } from './stripe-webhooks.ts';

type Options = { db: pg.Pool; payUrl: string; webhooks: StripeWebhooks };

export type PayStripe = (session: BookedSession, typed: string) => Promise<void>;

/** Pays an open session with a test method. A declined card leaves it open, as on Stripe's page. */
export function createPayStripe({ db, payUrl, webhooks }: Options): PayStripe {
  return async (session, typed) => {
    const outcome = findStripeMethod(typed);
    if (!outcome) throw new SandboxError(400, 'This is not a test card.');
    if (outcome.kind === 'declined') throw new SandboxError(402, outcome.message);
    if (!(await endSession(db, session.id, 'complete')))
      throw new SandboxError(400, 'This payment page is closed.');
    const status = outcome.kind === 'paid' ? 'succeeded' : 'processing';
    await bookStripePayment(db, session, { method: outcome.method, status });
    webhooks.send('checkout.session.completed', sessionShape(await findSession(db, session.id), payUrl));
  };
}

/** Completes a payment that was still processing. */
export async function settleStripe(
  { db, payUrl, webhooks }: Options,
  sessionId: string,
  isPaid: boolean,
): Promise<void> {
  await endProcessing(db, sessionId, isPaid ? 'succeeded' : 'requires_payment_method');
  const event = `checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`;
  webhooks.send(event, sessionShape(await findSession(db, sessionId), payUrl));
}
