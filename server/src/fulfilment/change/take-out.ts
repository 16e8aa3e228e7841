import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';
import type { Selectable } from 'kysely';
import { lockVariants, type Movement, moveStock } from '../../catalogue/product/stock-ledger.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { OrderLine } from '../../platform/database/tables.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { issueMissingNote } from '../tax/issue-credit-note.ts';
import type { Seller } from '../tax/tax-document.ts';
import { assertNoParcels, giveBack } from './give-back.ts';
import { type ChangedLine, insertChange, lockLine, recount } from './lock-line.ts';

export type Removal = {
  orderId: string;
  lineId: string;
  /** The browser's id of this request; repeating it changes nothing. */
  requestId: string;
  kind: 'cancelled' | 'missing';
  quantity: number;
  reason: string;
  version?: number | undefined;
};

/**
 * Refunds exactly what was paid for the units after discount. Missing ones are credited if an invoice was
 * issued. The delivery charge stays, and so does a coupon, because the other items had their shares of it.
 * @throws ShopError NOT_FOUND; INVALID_INPUT for more units than the line has; STEP_NOT_POSSIBLE while it is
 * in a parcel that has not arrived, when a return of it was requested, or for all that is left of the order
 */
export async function takeOut(
  db: Database,
  staff: StaffActor,
  { seller, ...removal }: Removal & { seller: Seller },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const target = await lockLine(trx, removal);
    if (!target) return;
    const { order, line, place } = target;
    const { kind, quantity, requestId, reason } = removal;
    if (quantity > line.quantity)
      throw wrongField('quantity', `The order has only ${line.quantity} of this item`);
    await assertPossible(trx, target, removal);
    const share = shareOf(line, quantity);
    await moveUnits(trx, target, removal);
    const { amount: refunded, refundIds, credit } = await giveBack(trx, target, share.amount, notes[kind]);
    await insertChange(
      trx,
      { id: requestId, kind, quantity, amount: share.amount, refunded, reason, staff_name: staff.name },
      target,
    );
    await shrink(trx, target, { quantity, credit, ...share });
    if (place === 'delivered') {
      const credited = {
        orderId: order.id,
        lineId: line.id,
        changeId: requestId,
        quantity,
        paid: share.amount,
      };
      await issueMissingNote(trx, credited, seller, new Date());
    }
    await recordChange(trx, staff, {
      action: 'order.take-out',
      subject: order.id,
      before: { amount: order.amount },
      after: { amount: order.amount - share.amount, item: line.name, kind, quantity, reason },
    });
    await enqueue(trx, 'send-line-change', { changeId: requestId, refundIds });
  });
}

const notes = { cancelled: 'item cancelled', missing: 'item missing' } as const;

async function assertPossible(
  trx: Transaction,
  { order, line, place }: ChangedLine,
  { kind, quantity }: Removal,
): Promise<void> {
  if (place === 'under way' || (place === 'delivered' && kind === 'cancelled')) {
    throw new ShopError(
      'STEP_NOT_POSSIBLE',
      place === 'delivered'
        ? 'This item has been delivered. Please start a return instead.'
        : 'This item is in a parcel. Cancel the parcel first, or wait until it arrives.',
    );
  }
  if (place === 'delivered') return;
  if (order.payment_method === CASH_ON_DELIVERY) await assertNoParcels(trx, order.id);
  if (quantity < line.quantity) return;
  const { others } = await trx
    .selectFrom('order_line')
    .where('order_id', '=', order.id)
    .where('id', '<>', line.id)
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .executeTakeFirstOrThrow();
  if (Number(others) > 0) return;
  throw new ShopError(
    'STEP_NOT_POSSIBLE',
    'This is the last item of the order: please cancel the order instead.',
  );
}

function shareOf(
  line: Pick<
    Selectable<OrderLine>,
    'unit_price' | 'quantity' | 'discount' | 'prepaid_discount' | 'promotion_discount'
  >,
  quantity: number,
): { amount: Paise; discount: Paise; prepaidDiscount: Paise; promotionDiscount: Paise } {
  const parts = [quantity, line.quantity - quantity];
  const [discount = 0] = shareOut(line.discount, parts);
  const [prepaidDiscount = 0] = shareOut(line.prepaid_discount, parts);
  const [promotionDiscount = 0] = shareOut(line.promotion_discount, parts);
  return { amount: line.unit_price * quantity - discount, discount, prepaidDiscount, promotionDiscount };
}

/** Missing units are booked back into stock and written off at once. */
async function moveUnits(
  trx: Transaction,
  { order, line: { variant_id } }: ChangedLine,
  { kind, quantity }: Removal,
): Promise<void> {
  await lockVariants(trx, [variant_id]);
  const back: Movement = {
    variant_id,
    kind: 'returned',
    on_hand_change: quantity,
    checkout_id: order.checkout_id,
    note: notes[kind],
  };
  const lost: Movement = { ...back, kind: 'corrected', on_hand_change: -quantity };
  await moveStock(trx, kind === 'missing' ? [back, lost] : [back]);
}

type Share = { quantity: number; credit: Paise } & ReturnType<typeof shareOf>;

/** A line that is left with none before it was sent is deleted. */
async function shrink(
  trx: Transaction,
  { order, line, place }: ChangedLine,
  { quantity, amount, credit, discount, prepaidDiscount, promotionDiscount }: Share,
): Promise<void> {
  await recount(trx, line.id);
  if (quantity === line.quantity && place === 'open') {
    await trx.deleteFrom('parcel_line').where('line_id', '=', line.id).execute();
    await trx.deleteFrom('order_line').where('id', '=', line.id).execute();
  } else {
    await trx
      .updateTable('order_line')
      .set({
        quantity: line.quantity - quantity,
        discount: line.discount - discount,
        prepaid_discount: line.prepaid_discount - prepaidDiscount,
        promotion_discount: line.promotion_discount - promotionDiscount,
      })
      .where('id', '=', line.id)
      .execute();
  }
  await trx
    .updateTable('orders')
    .set({
      subtotal: order.subtotal - line.unit_price * quantity,
      discount: order.discount - discount,
      prepaid_discount: order.prepaid_discount - prepaidDiscount,
      promotion_discount: order.promotion_discount - promotionDiscount,
      amount: order.amount - amount,
      credit,
    })
    .where('id', '=', order.id)
    .execute();
}
