import type pg from 'pg';
import { SandboxError } from './sandbox-error.ts';
import { type BookedPayment, bookPayment, type Notes, newId } from './sandbox-ledger.ts';
import type { Webhooks } from './sandbox-webhooks.ts';

export type BookedLink = {
  id: string;
  reference_id: string;
  amount: number;
  currency: string;
  description: string;
  notes: Notes;
  callback_url: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  /** Empty until somebody starts to pay. */
  order_id: string;
  /** Seconds since 1970. */
  expire_by: number;
};

const LINK = `id, reference_id, amount, currency, description, notes, callback_url, coalesce(order_id, '') as order_id,
  case when status = 'created' and expires_at < now() then 'expired' else status end as status,
  extract(epoch from expires_at)::integer as expire_by`;

type NewLink = Pick<
  BookedLink,
  'reference_id' | 'amount' | 'currency' | 'description' | 'notes' | 'callback_url' | 'expire_by'
>;

export async function bookLink(db: pg.Pool, link: NewLink): Promise<BookedLink> {
  const { rows } = await db.query<BookedLink>(
    `insert into sandbox.payment_link (id, reference_id, amount, currency, description, notes, callback_url, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8)) on conflict (reference_id) do nothing returning ${LINK}`,
    [
      newId('plink'),
      link.reference_id,
      link.amount,
      link.currency,
      link.description,
      link.notes,
      link.callback_url,
      link.expire_by,
    ],
  );
  if (rows[0]) return rows[0];
  throw new SandboxError(400, `payment link with given reference_id: (${link.reference_id}) already exists`);
}

export async function findLink(db: pg.Pool, id: string): Promise<BookedLink> {
  const { rows } = await db.query<BookedLink>(`select ${LINK} from sandbox.payment_link where id = $1`, [id]);
  if (!rows[0]) throw new SandboxError(400, 'The id provided does not exist');
  return rows[0];
}

export async function findLinksByReference(db: pg.Pool, reference: string): Promise<BookedLink[]> {
  const query = `select ${LINK} from sandbox.payment_link where reference_id = $1`;
  return (await db.query<BookedLink>(query, [reference])).rows;
}

export async function cancelLink(db: pg.Pool, id: string): Promise<BookedLink> {
  const { rows } = await db.query<BookedLink>(
    `update sandbox.payment_link set status = 'cancelled' where id = $1 and status = 'created' and expires_at > now()
     returning ${LINK}`,
    [id],
  );
  if (rows[0]) return rows[0];
  const { status } = await findLink(db, id);
  throw new SandboxError(400, `Cancel not permitted, Payment Link is in ${status} state`);
}

/**
 * Pays an open link with a test card or UPI id, creating an order for it. A declined payment leaves it open.
 */
export async function payLink(
  db: pg.Pool,
  id: string,
  typed: string,
  webhooks: Webhooks,
): Promise<{ link: BookedLink; payment: BookedPayment }> {
  const { status } = await findLink(db, id);
  if (status !== 'created') throw new SandboxError(400, `This payment link is ${status}.`);
  const payment = await bookPayment(db, await openOrder(db, id), typed, webhooks);
  await db.query(`update sandbox.payment_link set status = 'paid' where id = $1`, [id]);
  const link = await findLink(db, id);
  webhooks.send('payment_link.paid', {
    payment_link: { entity: link },
    order: { entity: { id: link.order_id } },
    payment: { entity: payment },
  });
  return { link, payment };
}

async function openOrder(db: pg.Pool, linkId: string): Promise<string> {
  const { rows } = await db.query<{ order_id: string }>(
    `with known as (select * from sandbox.payment_link where id = $1 for update),
     opened as (
       insert into sandbox.provider_order (id, amount, currency, receipt, notes)
       select $2, amount, currency, reference_id, notes from known where order_id is null returning id
     )
     update sandbox.payment_link set order_id = coalesce(payment_link.order_id, (select id from opened))
     where id = $1 returning order_id`,
    [linkId, newId('order')],
  );
  return rows[0]?.order_id ?? '';
}
