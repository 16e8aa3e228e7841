import { adminParcelLabels } from '@gulmohar/contract/admin/admin-parcel.ts';
import type { OrderEvent } from '@gulmohar/contract/admin/order.ts';
import { attemptReasonLabels } from '@gulmohar/contract/fulfilment/parcel.ts';
import { CASH_ON_DELIVERY, COD_FEE } from '@gulmohar/contract/sales/cash.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import { findChanges } from '../../fulfilment/change/line-changes.ts';
import { actorLabel } from '../../platform/audit/actor.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { LineChangeKind, ParcelEventDecision, ParcelState } from '../../platform/database/tables.ts';
import { readAuditEvents } from './read-audit-events.ts';
import { readCourierEvents } from './read-courier-events.ts';
import { readDocumentEvents } from './read-document-events.ts';
import { readMessageEvents } from './read-message-events.ts';
import { readMoneyEvents } from './read-money-events.ts';

export async function readOrderEvents(db: Database, orderId: string): Promise<OrderEvent[]> {
  const parts = await Promise.all([
    readDrafting(db, orderId),
    readSteps(db, orderId),
    readChanges(db, orderId),
    readPickups(db, orderId),
    readParcelSteps(db, orderId),
    readReturnSteps(db, orderId),
    readCourierEvents(db, orderId),
    readMoneyEvents(db, orderId),
    readDocumentEvents(db, orderId),
    readAuditEvents(db, orderId),
    readNotes(db, orderId),
    readMessageEvents(db, orderId),
  ]);
  return parts.flat().sort((one, other) => one.at.localeCompare(other.at));
}

async function readDrafting(db: Database, orderId: string): Promise<OrderEvent[]> {
  const drafts = await db
    .selectFrom('orders')
    .innerJoin('draft_order', 'draft_order.checkout_id', 'orders.checkout_id')
    .where('orders.id', '=', orderId)
    .select([
      'staff_name',
      'discount_reason',
      'discount',
      'prepaid_discount',
      'promotion_discount',
      'payment_method',
    ])
    .select(['cod_fee_waiver', 'created_at'])
    .execute();
  return drafts.map(({ staff_name, discount_reason, cod_fee_waiver, created_at, ...order }) => ({
    at: created_at.toISOString(),
    kind: 'note',
    title: 'Order by phone',
    text: [
      discount_reason &&
        `Discount of ${formatRupees(order.discount - order.prepaid_discount - order.promotion_discount)}: ${discount_reason}`,
      order.payment_method === CASH_ON_DELIVERY &&
        cod_fee_waiver &&
        `No ${COD_FEE.toLowerCase()}: ${cod_fee_waiver}`,
    ]
      .filter(Boolean)
      .join(' · '),
    by: staff_name,
  }));
}

async function readSteps(db: Database, orderId: string): Promise<OrderEvent[]> {
  const steps = await db
    .selectFrom('order_event')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select(['status', 'actor', 'at'])
    .execute();
  return steps.map(({ status, actor, at }) => ({
    at: at.toISOString(),
    kind: 'step',
    title: status,
    text: '',
    by: actorLabel(actor),
  }));
}

/**
 * Returns the parcels' steps that the order's own steps do not show; for an order with a single parcel, omits
 * the ordinary ones.
 */
async function readParcelSteps(db: Database, orderId: string): Promise<OrderEvent[]> {
  const steps = await db
    .selectFrom('parcel_event')
    .innerJoin('parcel', 'parcel.id', 'parcel_id')
    .innerJoin('orders', 'orders.id', 'order_id')
    .where('order_id', '=', orderId)
    .orderBy('parcel_event.id')
    .select(['number', 'parcel_event.state', 'decision', 'reason', 'note', 'actor', 'at'])
    .select(sql<boolean>`is_paid or credit > 0`.as('isPaid'))
    .execute();
  const isAlone = steps.every(({ number }) => number === 1);
  return steps
    .filter(({ state, decision }) => !isAlone || decision !== null || !ORDINARY.includes(state))
    .map(({ number, state, decision, reason, note, actor, at, isPaid }) => ({
      at: at.toISOString(),
      kind: 'parcel',
      title: `Parcel ${number}: ${decision ? decisionLabel(decision, isPaid) : adminParcelLabels[state]}`,
      text: [reason && attemptReasonLabels[reason], note].filter(Boolean).join('\n'),
      by: actorLabel(actor),
    }));
}

const ORDINARY: readonly ParcelState[] = ['label_created', 'in_transit', 'out_for_delivery', 'delivered'];

const decisionLabels: Record<ParcelEventDecision, string> = {
  retry: 'Courier asked to try again',
  refunded: 'Items refunded',
  resent: 'Sent again',
};

/** @param isPaid whether there was something to refund; unpaid cash on delivery without store credit has nothing */
function decisionLabel(decision: ParcelEventDecision, isPaid: boolean): string {
  return decision === 'refunded' && !isPaid ? 'Closed without a refund' : decisionLabels[decision];
}

async function readReturnSteps(db: Database, orderId: string): Promise<OrderEvent[]> {
  const steps = await db
    .selectFrom('return_event')
    .innerJoin('return_request', 'return_request.id', 'return_event.return_id')
    .innerJoin('order_line', 'order_line.id', 'return_request.line_id')
    .where('return_request.order_id', '=', orderId)
    .orderBy('return_event.id')
    .select(['return_event.status', 'return_event.actor', 'return_event.at', 'return_event.note'])
    .select(['reason', 'name', 'size'])
    .execute();
  return steps.map(({ status, actor, at, note, reason, name, size }) => ({
    at: at.toISOString(),
    kind: 'return',
    title: `${status}: ${size ? `${name}, ${size}` : name}`,
    text: status === 'Return Requested' ? reason : (note ?? ''),
    by: actorLabel(actor),
  }));
}

async function readNotes(db: Database, orderId: string): Promise<OrderEvent[]> {
  const notes = await db.selectFrom('order_note').where('order_id', '=', orderId).selectAll().execute();
  return notes.map(({ kind, subject, text, staff_name, at }) => ({
    at: at.toISOString(),
    kind,
    title: kind === 'message' ? `Wrote to the buyer: ${subject}` : 'Note',
    text,
    by: staff_name,
  }));
}

async function readChanges(db: Database, orderId: string): Promise<OrderEvent[]> {
  const changes = await findChanges(db, orderId);
  return changes.map(
    ({ at, kind, name, size, new_name, new_size, quantity, amount, reason, staff_name }) => ({
      at: at.toISOString(),
      kind: 'step',
      title: `${changeLabels[kind]}: ${itemOf(name, size)} × ${quantity}`,
      text: [
        kind === 'swapped' && `Now ${itemOf(new_name ?? name, new_size)}`,
        amount > 0 && `${formatRupees(amount)} less`,
        reason,
      ]
        .filter(Boolean)
        .join('\n'),
      by: staff_name,
    }),
  );
}

const changeLabels: Record<LineChangeKind, string> = {
  cancelled: 'Item cancelled',
  missing: 'Item missing',
  swapped: 'Item swapped',
};

function itemOf(name: string, size: string | null): string {
  return size ? `${name}, ${size}` : name;
}

async function readPickups(db: Database, orderId: string): Promise<OrderEvent[]> {
  const pickups = await db
    .selectFrom('return_pickup')
    .innerJoin('return_request', 'return_request.id', 'return_id')
    .where('order_id', '=', orderId)
    .selectAll('return_pickup')
    .execute();
  return pickups.map(({ booked_at, courier, tracking_number, pickup_on, staff_name }) => ({
    at: booked_at.toISOString(),
    kind: 'return',
    title: `Pickup booked for ${pickup_on}`,
    text: [courier, tracking_number].filter(Boolean).join(', '),
    by: staff_name,
  }));
}
