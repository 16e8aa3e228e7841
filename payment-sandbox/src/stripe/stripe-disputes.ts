import type pg from 'pg';
import { z } from 'zod';
import { SandboxError } from '../sandbox-error.ts';
import type { StripeWebhooks } from './stripe-webhooks.ts';

/** A dispute to open, or the new state of an open one with this id. */
export const newStripeDispute = z.object({
  id: z.string().regex(/^du_/),
  payment_id: z.string(),
  amount: z.int().min(1),
  status: z.enum(['needs_response', 'under_review', 'won', 'lost']).default('needs_response'),
});

type DisputeRow = z.output<typeof newStripeDispute> & { created_at: Date };

const RESPOND_WITHIN_SECONDS = 7 * 24 * 3_600;

/** Plays the bank. */
export async function setStripeDispute(
  db: pg.Pool,
  { id, payment_id, amount, status }: z.output<typeof newStripeDispute>,
  webhooks: StripeWebhooks,
): Promise<object> {
  await db.query(
    `insert into sandbox.stripe_dispute (id, payment_id, amount, status) values ($1, $2, $3, $4)
     on conflict (id) do update set status = excluded.status`,
    [id, payment_id, amount, status],
  );
  const dispute = await findStripeDispute(db, id);
  webhooks.send(`charge.dispute.${status === 'needs_response' ? 'created' : 'updated'}`, dispute);
  return dispute;
}

export async function findStripeDispute(db: pg.Pool, id: string): Promise<object> {
  const { rows } = await db.query<DisputeRow>('select * from sandbox.stripe_dispute where id = $1', [id]);
  if (!rows[0]) throw new SandboxError(404, 'No such dispute');
  return disputeShape(rows[0]);
}

export async function listStripeDisputes(db: pg.Pool): Promise<object[]> {
  const { rows } = await db.query<DisputeRow>(
    'select * from sandbox.stripe_dispute order by created_at desc',
  );
  return rows.map(disputeShape);
}

/** Stripe takes the money when the dispute is opened, and gives it back when it is won. */
function disputeShape({ id, payment_id, amount, status, created_at }: DisputeRow) {
  const created = Math.floor(created_at.getTime() / 1_000);
  return {
    id,
    object: 'dispute',
    payment_intent: payment_id,
    amount,
    status,
    reason: 'product_not_received',
    created,
    evidence_details: { due_by: status === 'needs_response' ? created + RESPOND_WITHIN_SECONDS : null },
    balance_transactions: [{ amount: -amount }, ...(status === 'won' ? [{ amount }] : [])],
  };
}
