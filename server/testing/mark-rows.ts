import { swapItem } from '@gulmohar/contract/admin/order-changes.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { TestStaff } from './build-staff.ts';
import { unseen } from './marker.ts';
import type { TestShop } from './test-shop.ts';

/** Has staff send another size of an order's only item, with a reason. */
export async function swapWithMark(
  shop: TestShop,
  owner: TestStaff,
  { orderId, productId }: { orderId: string; productId: string },
): Promise<void> {
  const { id: lineId } = await shop.db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  const body = { orderId, lineId, productId, size: 'L', requestId: uuid(), reason: unseen('swapped') };
  await owner.api(swapItem, { body });
}

/** Adds a WhatsApp message to the buyer. */
export async function markMessages({ db }: TestShop, orderId: string): Promise<void> {
  await db
    .insertInto('order_message')
    .values({
      id: uuid(),
      order_id: orderId,
      event: 'shipped',
      occasion: 'marked',
      channel: 'whatsapp',
      recipient: unseen('recipient'),
      field_values: JSON.stringify({ name: unseen('told-name') }),
    })
    .execute();
}

/** Adds a failed payout of an order's refund. */
export async function markPayout({ db }: TestShop, orderId: string): Promise<void> {
  await sql`
    insert into payout (id, refund_id, attempt, amount, kind, payee_hint, state, problem, staff_name)
      select refund.id, refund.id, 1, refund.amount, 'vpa', ${unseen('payee')}, 'failed', ${unseen('payout-problem')}, 'Test'
        from refund join payment on payment.id = payment_id where order_id = ${orderId} limit 1`.execute(db);
}

/** Adds what a provider might have said of an order's refunds, after they were made. */
export async function markRefusal({ db }: TestShop, orderId: string): Promise<void> {
  await sql`
    update refund set refusal = ${unseen('refusal')} from payment
      where payment.id = payment_id and order_id = ${orderId}`.execute(db);
}

/**
 * Adds rows with a marker in each text: messages to and from the courier, notes of the staff who took the
 * order by phone, and the reason why a mail was not accepted.
 */
export async function markCourierRows({ db }: TestShop, orderId: string): Promise<void> {
  await sql`
    with booked as (
      insert into shipment (id, order_id, courier, reference, state, weight_grams, length_cm, width_cm, height_cm,
                            tracking_number, staff_name)
        values (${uuid()}, ${orderId}, 'delhivery', ${uuid()}, 'cancelled', 500, 30, 20, 5, ${unseen('booked')}, 'Test')
        returning id),
    hinted as (
      insert into courier_webhook (shipment_id, body_hash, body)
        select id, 'hash', jsonb_build_object('text', ${unseen('webhook')}::text) from booked)
    insert into courier_request (shipment_id, kind, state, note, answer, staff_name)
      select id, 'retry', 'done', ${unseen('retry-note')}, ${unseen('retry-answer')}, 'Test' from booked`.execute(
    db,
  );
  await sql`
    insert into draft_order (id, checkout_id, staff_name, discount_reason, cod_fee_waiver)
      select ${uuid()}, checkout_id, 'Test', ${unseen('discount')}, ${unseen('cod-fee-waiver')} from orders where id = ${orderId}`.execute(
    db,
  );
  await sql`
    insert into order_mail (message_id, order_id, subject, failure)
      values (${uuid()}, ${orderId}, 'Your order', ${unseen('mail-failure')})`.execute(db);
}
