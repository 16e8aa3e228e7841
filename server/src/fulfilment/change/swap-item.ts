import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { isNoSize } from '@gulmohar/contract/values/size.ts';
import type { Selectable } from 'kysely';
import { isPublished } from '../../catalogue/product/published.ts';
import { sizeMrp, sizePrice } from '../../catalogue/product/size-price.ts';
import { lockVariants, moveStock } from '../../catalogue/product/stock-ledger.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { OrderLine } from '../../platform/database/tables.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { paidForLine } from '../refund/refund-order.ts';
import { chargesOf } from '../tax/charges-of.ts';
import { giveBack } from './give-back.ts';
import { type ChangedLine, insertChange, lockLine, recount } from './lock-line.ts';

type Swap = {
  orderId: string;
  lineId: string;
  /** The browser's id of this request; repeating it changes nothing. */
  requestId: string;
  productId: string;
  size: string | null;
  reason: string;
  version?: number | undefined;
};

/**
 * Another size keeps the agreed price, another product has its current price: the difference to a cheaper one
 * is refunded, a dearer one is rejected. The line keeps its share of the discount.
 * @throws ShopError NOT_FOUND; INVALID_INPUT for an item that is not on sale, the same item, or a dearer one;
 * OUT_OF_STOCK; STEP_NOT_POSSIBLE once it is in a parcel, when a return of it was requested, or as `giveBack`
 */
export async function swapItem(db: Database, staff: StaffActor, swap: Swap): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const target = await lockLine(trx, swap);
    if (!target) return;
    const { order, line, place } = target;
    if (place !== 'open')
      throw new ShopError('STEP_NOT_POSSIBLE', 'This item is in a parcel or has already been sent.');
    const other = await findOther(trx, target, swap);
    await takeOther(trx, target, other.variantId);
    const after = { ...line, unit_price: other.unitPrice };
    after.discount = Math.min(line.discount, other.unitPrice * line.quantity);
    after.prepaid_discount = Math.min(line.prepaid_discount, after.discount);
    after.promotion_discount = Math.min(line.promotion_discount, after.discount - after.prepaid_discount);
    const amount = paidForLine(line) - paidForLine(after);
    const { amount: refunded, refundIds, credit } = await giveBack(trx, target, amount, 'item swapped');
    await insertChange(
      trx,
      {
        id: swap.requestId,
        kind: 'swapped',
        quantity: line.quantity,
        amount,
        refunded,
        new_name: swap.productId === line.product_id ? null : other.name,
        new_size: other.size,
        reason: swap.reason,
        staff_name: staff.name,
      },
      target,
    );
    await replace(trx, target, other, { ...after, credit });
    await recordChange(trx, staff, {
      action: 'order.swap',
      subject: order.id,
      before: { item: line.name, size: line.size, amount: order.amount },
      after: { item: other.name, size: other.size, amount: order.amount - amount },
    });
    await enqueue(trx, 'send-line-change', { changeId: swap.requestId, refundIds });
  });
}

type Other = {
  variantId: number;
  name: string;
  size: string | null;
  picture: string | null;
  mrp: Paise | null;
  unitPrice: Paise;
  productId: string;
};

async function findOther(
  trx: Transaction,
  { line }: ChangedLine,
  { productId, size }: Pick<Swap, 'productId' | 'size'>,
): Promise<Other> {
  const variants = await trx
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('product.id', '=', productId)
    .where(isPublished)
    .select(['variant.id as variantId', 'name', 'size', 'pictures', sizeMrp.as('mrp'), sizePrice.as('price')])
    .execute();
  const other = variants.find((one) => (one.size === null ? isNoSize(size) : one.size === size));
  if (!other || other.variantId === line.variant_id) throw wrongField('size', 'Please choose another one');
  const { pictures, price, ...chosen } = other;
  const unitPrice = productId === line.product_id ? line.unit_price : price;
  const more = unitPrice - line.unit_price;
  if (more > 0) {
    throw wrongField(
      'size',
      `It costs ${formatRupees(more * line.quantity)} more. Please cancel the item and order the other one by phone.`,
    );
  }
  return { ...chosen, picture: pictures[0] ?? null, unitPrice, productId };
}

async function takeOther(
  trx: Transaction,
  { order, line: { variant_id, quantity } }: ChangedLine,
  otherId: number,
): Promise<void> {
  const available = (await lockVariants(trx, [variant_id, otherId])).get(otherId) ?? 0;
  if (available < quantity) {
    throw new ShopError(
      'OUT_OF_STOCK',
      available > 0 ? `Only ${available} items available in stock` : 'Out of stock',
    );
  }
  const moved = { checkout_id: order.checkout_id, note: 'item swapped' };
  await moveStock(trx, [
    { ...moved, variant_id, kind: 'returned', on_hand_change: quantity },
    { ...moved, variant_id: otherId, kind: 'sold', on_hand_change: -quantity },
  ]);
}

async function replace(
  trx: Transaction,
  { order, line }: ChangedLine,
  other: Other,
  {
    discount,
    prepaid_discount,
    promotion_discount,
    credit,
  }: Pick<Selectable<OrderLine>, 'discount' | 'prepaid_discount' | 'promotion_discount'> & { credit: Paise },
): Promise<void> {
  await recount(trx, line.id);
  await trx
    .updateTable('order_line')
    .set({
      product_id: other.productId,
      variant_id: other.variantId,
      name: other.name,
      size: other.size,
      size_advice: null,
      picture: other.picture,
      mrp: other.mrp,
      unit_price: other.unitPrice,
      discount,
      prepaid_discount,
      promotion_discount,
    })
    .where('id', '=', line.id)
    .execute();
  const subtotal = order.subtotal - (line.unit_price - other.unitPrice) * line.quantity;
  const wholeDiscount = order.discount - line.discount + discount;
  await trx
    .updateTable('orders')
    .set({
      subtotal,
      discount: wholeDiscount,
      prepaid_discount: order.prepaid_discount - line.prepaid_discount + prepaid_discount,
      promotion_discount: order.promotion_discount - line.promotion_discount + promotion_discount,
      amount: subtotal - wholeDiscount + chargesOf(order),
      credit,
    })
    .where('id', '=', order.id)
    .execute();
}
