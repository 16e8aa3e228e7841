import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { SandboxError } from '../sandbox-error.ts';

export type SessionRow = {
  id: string;
  amount: number;
  currency: string;
  name: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  status: 'open' | 'complete' | 'expired';
  expires_at: Date;
};

export type PaymentRow = {
  id: string;
  session_id: string;
  amount: number;
  currency: string;
  method: string;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  refunded: number;
  created_at: Date;
};

export type RefundRow = {
  id: string;
  payment_id: string;
  amount: number;
  metadata: Record<string, string>;
};

export type BookedSession = SessionRow & { payment: PaymentRow | undefined };

type NewSession = Omit<SessionRow, 'id' | 'status'> & { idempotencyKey: string | null };

function newId(kind: 'cs_test' | 'pi' | 're'): string {
  return `${kind}_${randomBytes(12).toString('hex')}`;
}

/** Creates a session. Repeating the idempotency key returns the same session. */
export async function bookSession(db: pg.Pool, session: NewSession): Promise<BookedSession> {
  const { rows } = await db.query<{ id: string }>(
    `insert into sandbox.stripe_session
       (id, amount, currency, name, client_reference_id, success_url, cancel_url, idempotency_key, expires_at, metadata)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key returning id`,
    [
      newId('cs_test'),
      session.amount,
      session.currency,
      session.name,
      session.client_reference_id,
      session.success_url,
      session.cancel_url,
      session.idempotencyKey,
      session.expires_at,
      session.metadata,
    ],
  );
  return findSession(db, rows[0]?.id ?? '');
}

export async function findSession(db: pg.Pool, id: string): Promise<BookedSession> {
  const { rows } = await db.query<SessionRow>(
    `select id, amount, currency, name, client_reference_id, metadata, success_url, cancel_url, expires_at,
            case when status = 'open' and expires_at < now() then 'expired' else status end as status
     from sandbox.stripe_session where id = $1`,
    [id],
  );
  if (!rows[0]) throw new SandboxError(404, `No such checkout.session: '${id}'`);
  const payments = await db.query<PaymentRow>('select * from sandbox.stripe_payment where session_id = $1', [
    id,
  ]);
  return { ...rows[0], payment: payments.rows[0] };
}

/** Returns at most one session. */
export async function findSessionsPaidBy(db: pg.Pool, paymentId: string): Promise<BookedSession[]> {
  const { rows } = await db.query<{ session_id: string }>(
    'select session_id from sandbox.stripe_payment where id = $1',
    [paymentId],
  );
  return Promise.all(rows.map(({ session_id }) => findSession(db, session_id)));
}

/** Completes or expires an open session. Of two concurrent calls, one succeeds. */
export async function endSession(db: pg.Pool, id: string, status: 'complete' | 'expired'): Promise<boolean> {
  const { rowCount } = await db.query(
    `update sandbox.stripe_session set status = $2 where id = $1 and status = 'open' and expires_at > now()`,
    [id, status],
  );
  return rowCount === 1;
}

export async function bookStripePayment(
  db: pg.Pool,
  { id, amount, currency }: SessionRow,
  { method, status }: Pick<PaymentRow, 'method' | 'status'>,
): Promise<void> {
  await db.query(
    `insert into sandbox.stripe_payment (id, session_id, amount, currency, method, status)
     values ($1, $2, $3, $4, $5, $6)`,
    [newId('pi'), id, amount, currency, method, status],
  );
}

/** Sets the outcome of a payment that was still processing. */
export async function endProcessing(
  db: pg.Pool,
  sessionId: string,
  status: PaymentRow['status'],
): Promise<void> {
  await db.query(
    `update sandbox.stripe_payment set status = $2 where session_id = $1 and status = 'processing'`,
    [sessionId, status],
  );
}

/** Returns the payments since a time in seconds, newest first, starting after the payment `after`. */
export async function listStripePayments(
  db: pg.Pool,
  { since, limit, after }: { since: number; limit: number; after: string | undefined },
): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `select * from sandbox.stripe_payment p where created_at >= to_timestamp($1) and ($3::text is null or
       (created_at, id) < (select a.created_at, a.id from sandbox.stripe_payment a where a.id = $3))
     order by created_at desc, id desc limit $2`,
    [since, limit, after ?? null],
  );
  return rows;
}

type NewRefund = Omit<RefundRow, 'id'> & { idempotencyKey: string | null };

/** Refunds at most once per idempotency key, and never more in total than was paid. */
export async function bookStripeRefund(db: pg.Pool, refund: NewRefund): Promise<RefundRow> {
  // The update's row lock serialises concurrent refunds of one payment.
  const { rows } = await db.query<RefundRow>(
    `with known as (select * from sandbox.stripe_refund where idempotency_key = $5),
     moved as (
       update sandbox.stripe_payment set refunded = refunded + $3
       where id = $2 and status = 'succeeded' and refunded + $3 <= amount and not exists (select from known)
       returning id
     ),
     booked as (
       insert into sandbox.stripe_refund (id, payment_id, amount, metadata, idempotency_key)
       select $1, id, $3, $4, $5 from moved returning *
     )
     select * from known union all select * from booked`,
    [newId('re'), refund.payment_id, refund.amount, refund.metadata, refund.idempotencyKey],
  );
  if (!rows[0]) throw new SandboxError(400, 'Refund amount is greater than unrefunded amount on charge');
  return rows[0];
}

export async function findStripeRefunds(
  db: pg.Pool,
  by: 'id' | 'payment_id',
  value: string,
): Promise<RefundRow[]> {
  const query = `select * from sandbox.stripe_refund where ${by} = $1 order by created_at desc, id desc`;
  return (await db.query<RefundRow>(query, [value])).rows;
}

/** Returns the refunds since a time in seconds, newest first. */
export async function listStripeRefunds(db: pg.Pool, since: number): Promise<RefundRow[]> {
  const query = `select * from sandbox.stripe_refund where created_at >= to_timestamp($1)
    order by created_at desc, id desc`;
  return (await db.query<RefundRow>(query, [since])).rows;
}
