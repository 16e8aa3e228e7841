import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { findInstrument } from './instruments.ts';
import { SandboxError } from './sandbox-error.ts';
import type { Webhooks } from './sandbox-webhooks.ts';

export type Notes = Record<string, string>;
export type BookedOrder = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string;
  status: string;
  attempts: number;
  /** An empty array when there are no notes, as at Razorpay. */
  notes: Notes | [];
  /** Seconds since 1970. */
  created_at: number;
};
export type BookedPayment = {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: string;
  method: string;
  amount_refunded: number;
  created_at: number;
};

export type BookedRefund = {
  id: string;
  payment_id: string;
  amount: number;
  status: string;
  receipt: string | null;
};

const ORDER = `id, 'order' as entity, amount,
  case when status = 'paid' then amount else 0 end as amount_paid,
  case when status = 'paid' then 0 else amount end as amount_due,
  currency, receipt, status,
  (select count(*)::integer from sandbox.payment where order_id = provider_order.id) as attempts,
  case when notes = '{}' then '[]' else notes end as notes,
  extract(epoch from created_at)::integer as created_at`;
const PAYMENT = `id, order_id, amount, currency, status, method, refunded as amount_refunded,
  extract(epoch from created_at)::integer as created_at`;

const REFUND = `id, payment_id, amount, 'processed' as status, receipt`;

export function newId(kind: 'order' | 'pay' | 'rfnd' | 'plink'): string {
  return `${kind}_${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}`;
}

export async function bookOrder(
  db: pg.Pool,
  order: { amount: number; currency: string; receipt: string; notes: Notes },
): Promise<BookedOrder> {
  const { rows } = await db.query<BookedOrder>(
    `insert into sandbox.provider_order (id, amount, currency, receipt, notes) values ($1, $2, $3, $4, $5)
     on conflict (receipt) do nothing returning ${ORDER}`,
    [newId('order'), order.amount, order.currency, order.receipt, order.notes],
  );
  if (!rows[0]) throw new SandboxError(400, 'Order receipt should be unique.');
  return rows[0];
}

export async function findOrdersByReceipt(db: pg.Pool, receipt: string): Promise<BookedOrder[]> {
  return (
    await db.query<BookedOrder>(`select ${ORDER} from sandbox.provider_order where receipt = $1`, [receipt])
  ).rows;
}

export async function findBookedOrder(db: pg.Pool, id: string): Promise<BookedOrder> {
  const { rows } = await db.query<BookedOrder>(`select ${ORDER} from sandbox.provider_order where id = $1`, [
    id,
  ]);
  if (!rows[0]) throw new SandboxError(404, 'The id provided does not exist');
  return rows[0];
}

export async function findPaymentsOf(db: pg.Pool, orderId: string): Promise<BookedPayment[]> {
  const query = `select ${PAYMENT} from sandbox.payment where order_id = $1 order by created_at, id`;
  return (await db.query<BookedPayment>(query, [orderId])).rows;
}

/** Returns the payments since `from` (seconds since 1970), newest first. */
export async function listBookedPayments(
  db: pg.Pool,
  { from, count, skip }: { from: number; count: number; skip: number },
): Promise<BookedPayment[]> {
  const query = `select ${PAYMENT} from sandbox.payment where created_at >= to_timestamp($1)
    order by sandbox.payment.created_at desc, id limit $2 offset $3`;
  return (await db.query<BookedPayment>(query, [from, count, skip])).rows;
}

export async function findBookedPayment(db: pg.Pool, id: string): Promise<BookedPayment> {
  const { rows } = await db.query<BookedPayment>(`select ${PAYMENT} from sandbox.payment where id = $1`, [
    id,
  ]);
  if (!rows[0]) throw new SandboxError(404, 'The id provided does not exist');
  return rows[0];
}

/** Pays an open order with a test instrument. A failure is recorded as a failed payment, as at Razorpay. */
export async function bookPayment(
  db: pg.Pool,
  orderId: string,
  typed: string,
  webhooks: Webhooks,
): Promise<BookedPayment> {
  const instrument = findInstrument(typed);
  if (!instrument) throw new SandboxError(400, 'This is not a test card or test UPI id.');
  const { method, failure } = instrument;
  const { rows } = await db.query<BookedPayment>(
    `with paid as (
       update sandbox.provider_order set status = $4 where id = $1 and status <> 'paid' returning *
     )
     insert into sandbox.payment (id, order_id, amount, currency, status, method)
     select $2, id, amount, currency, $5, $3 from paid returning ${PAYMENT}`,
    [orderId, newId('pay'), method, failure ? 'attempted' : 'paid', failure ? 'failed' : 'captured'],
  );
  const [payment] = rows;
  if (!payment) {
    await findBookedOrder(db, orderId);
    throw new SandboxError(400, 'Order has already been paid');
  }
  webhooks.send(failure ? 'payment.failed' : 'payment.captured', { payment: { entity: payment } });
  if (failure) {
    const metadata = { order_id: orderId, payment_id: payment.id };
    throw new SandboxError(402, failure.description, { reason: failure.reason, metadata });
  }
  webhooks.send('order.paid', { order: { entity: { id: orderId } }, payment: { entity: payment } });
  return payment;
}

type NewRefund = { amount?: number | undefined; receipt?: string | undefined; key: string | undefined };

/** Refunds a captured payment. Repeating the idempotency key returns the same refund. */
export async function bookRefund(
  db: pg.Pool,
  paymentId: string,
  { amount, receipt, key }: NewRefund,
  webhooks: Webhooks,
): Promise<BookedRefund> {
  const payment = await findBookedPayment(db, paymentId);
  if (payment.status !== 'captured' && payment.status !== 'refunded') {
    throw new SandboxError(400, 'The payment status should be captured for action to be taken');
  }
  const requested = amount ?? payment.amount - payment.amount_refunded;
  // The update's row lock serialises concurrent refunds of one payment.
  const { rows } = await db.query<BookedRefund>(
    `with known as (select ${REFUND} from sandbox.refund where idempotency_key = $4),
     moved as (
       update sandbox.payment set refunded = refunded + $3, status = case when refunded + $3 = amount then 'refunded' else status end
       where id = $1 and refunded + $3 <= amount and not exists (select from sandbox.refund where idempotency_key = $4)
       returning id
     ),
     booked as (
       insert into sandbox.refund (id, payment_id, amount, idempotency_key, receipt)
       select $2, id, $3, $4, $5 from moved returning ${REFUND}
     )
     select * from known union all select * from booked`,
    [paymentId, newId('rfnd'), requested, key ?? null, receipt ?? null],
  );
  const [refund] = rows;
  if (!refund)
    throw new SandboxError(400, 'The total refund amount is greater than the refund payment amount');
  webhooks.send('refund.processed', { refund: { entity: refund } });
  return refund;
}

export async function findBookedRefund(db: pg.Pool, id: string): Promise<BookedRefund> {
  const { rows } = await db.query<BookedRefund>(`select ${REFUND} from sandbox.refund where id = $1`, [id]);
  if (!rows[0]) throw new SandboxError(404, 'The id provided does not exist');
  return rows[0];
}

/** Returns the refunds of a payment, newest first. */
export async function findRefundsOf(db: pg.Pool, paymentId: string): Promise<BookedRefund[]> {
  const query = `select ${REFUND} from sandbox.refund where payment_id = $1 order by created_at desc, id`;
  return (await db.query<BookedRefund>(query, [paymentId])).rows;
}

/** Returns the refunds since `from` (seconds since 1970), newest first. */
export async function listBookedRefunds(
  db: pg.Pool,
  { from, count, skip }: { from: number; count: number; skip: number },
): Promise<BookedRefund[]> {
  const query = `select ${REFUND} from sandbox.refund where created_at >= to_timestamp($1)
    order by created_at desc, id limit $2 offset $3`;
  return (await db.query<BookedRefund>(query, [from, count, skip])).rows;
}

/** Returns every order with its payments and the total captured and refunded, in paise. */
export async function readLedger(db: pg.Pool) {
  const { rows: orders } = await db.query(
    `select o.id, o.amount, o.status,
            coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'amount', p.amount, 'status', p.status, 'refunded', p.refunded)
                               order by p.created_at, p.id) filter (where p.id is not null), '[]') as payments
     from sandbox.provider_order o left join sandbox.payment p on p.order_id = o.id group by o.id order by o.created_at, o.id`,
  );
  const { rows } = await db.query<{ captured: number; refunded: number }>(
    `select coalesce(sum(amount) filter (where status in ('captured', 'refunded')), 0)::bigint as captured,
            coalesce(sum(refunded), 0)::bigint as refunded from sandbox.payment`,
  );
  return { orders, captured: rows[0]?.captured ?? 0, refunded: rows[0]?.refunded ?? 0 };
}
