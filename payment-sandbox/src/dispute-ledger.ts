import type pg from 'pg';
import { z } from 'zod';
import { SandboxError } from './sandbox-error.ts';
import type { Webhooks } from './sandbox-webhooks.ts';

/** A dispute to open, or the new state of an open one with this id. */
export const newDispute = z.object({
  id: z.string().regex(/^disp_/),
  payment_id: z.string(),
  amount: z.int().min(1),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']).default('open'),
});

const DISPUTE = `id, 'dispute' as entity, payment_id, amount, amount_deducted, status,
  'goods_or_services_not_received_or_partially_received' as reason_code, 'chargeback' as phase,
  extract(epoch from created_at + interval '7 days')::integer as respond_by,
  extract(epoch from created_at)::integer as created_at`;

/** Plays the bank. The money is taken when the dispute is lost. */
export async function setDispute(
  db: pg.Pool,
  { id, payment_id, amount, status }: z.output<typeof newDispute>,
  webhooks: Webhooks,
): Promise<object> {
  await db.query(
    `insert into sandbox.dispute (id, payment_id, amount, amount_deducted, status) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set amount_deducted = excluded.amount_deducted, status = excluded.status`,
    [id, payment_id, amount, status === 'lost' ? amount : 0, status],
  );
  const dispute = await findDispute(db, id);
  const kind = status === 'open' ? 'created' : status;
  webhooks.send(`payment.dispute.${kind}`, { dispute: { entity: dispute } });
  return dispute;
}

export async function findDispute(db: pg.Pool, id: string): Promise<object> {
  const { rows } = await db.query<object>(`select ${DISPUTE} from sandbox.dispute where id = $1`, [id]);
  if (!rows[0]) throw new SandboxError(404, 'The id provided does not exist');
  return rows[0];
}

export async function listDisputes(db: pg.Pool): Promise<object[]> {
  return (
    await db.query<object>(`select ${DISPUTE} from sandbox.dispute order by sandbox.dispute.created_at desc`)
  ).rows;
}
