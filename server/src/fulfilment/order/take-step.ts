import type { Selectable } from 'kysely';
import type { Actor, StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { OrderStatus, Orders } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { awaitsConfirmation } from '../../sales/confirmation/confirmation.ts';
import { lockOrder } from './order.store.ts';
import { insertNote } from './order-note.ts';
import { nextStatuses } from './order-steps.ts';
import { assertUnchanged } from './order-version.ts';

export type OrderStep = {
  to: OrderStatus;
  actor: Actor;
  courier?: string | undefined;
  trackingNumber?: string | undefined;
  version?: number | undefined;
  userId?: string;
  note?: string;
  /** Checked once the order is locked; if it is not met, nothing happens. */
  onlyIf?(order: Selectable<Orders>): boolean;
};

/**
 * With a staff member as the actor, the step is recorded in the audit log.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when the order's status does not allow the step
 */
export async function takeStep(
  db: Database,
  orderId: string,
  step: OrderStep,
  work: (trx: Transaction, order: Selectable<Orders>) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || (step.userId && order.user_id !== step.userId)) {
      throw new ShopError('NOT_FOUND', 'Order not found');
    }
    if (step.onlyIf && !step.onlyIf(order)) return;
    await assertUnchanged(trx, orderId, step.version);
    assertPossible(order, step.to);
    await work(trx, order);
    if (typeof step.actor === 'object') await recordStep(trx, order, step.actor, step);
  });
}

async function recordStep(
  trx: Transaction,
  order: Selectable<Orders>,
  staff: StaffActor,
  { to, courier, trackingNumber, note }: OrderStep,
): Promise<void> {
  const parcel = to === 'Shipped' && { courier: courier || null, trackingNumber: trackingNumber || null };
  await recordChange(trx, staff, {
    action: 'order.move',
    subject: order.id,
    before: { status: order.status },
    after: { status: to, ...parcel, ...(note && { note }) },
  });
  if (note) await insertNote(trx, { orderId: order.id, kind: 'note', text: note, staff });
}

function assertPossible(order: Selectable<Orders>, to: OrderStatus): void {
  const from = order.status;
  const possible = nextStatuses[from];
  if (to === 'Packing' && awaitsConfirmation(order)) {
    throw new ShopError('STEP_NOT_POSSIBLE', 'The buyer has not confirmed this order yet.');
  }
  if (possible.includes(to)) return;
  const rest = possible.length > 0 ? `; it can become ${possible.join(' or ')}` : '';
  throw new ShopError('STEP_NOT_POSSIBLE', `An order that is ${from} cannot become ${to}${rest}.`);
}
