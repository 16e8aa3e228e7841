import type {
  OrderDetail,
  OrderedItem,
  ShownRefund,
  UserOrder,
} from '@gulmohar/contract/fulfilment/order.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { LineChange, OrderStatus, ReturnStatus } from '../../platform/database/tables.ts';
import { totalsInRupees } from '../../sales/checkout/totals-in-rupees.ts';
import { cashDue } from '../../sales/cod/cash-due.ts';
import { awaitsConfirmation, confirmableUntil } from '../../sales/confirmation/confirmation.ts';
import { businessOf } from '../order/business-of.ts';
import { presentDelivery } from '../order/delivery-details.ts';
import type { OrderLine, OrderWithLines } from '../order/order.store.ts';
import { nextStatuses } from '../order/order-steps.ts';
import { presentParcel } from '../parcel/parcel.present.ts';
import type { ParcelWithLines } from '../parcel/parcel.store.ts';
import { isCurrent } from '../parcel/parcel-steps.ts';

export type Owned = OrderWithLines & { isReturnable: boolean; returnsUntil: Date | null };

export function presentOrder(order: Owned): UserOrder {
  return {
    _id: order.id,
    status: order.status,
    payment: order.is_paid,
    paymentMethod: order.payment_method,
    date: order.placed_at.toISOString(),
    userId: order.user_id ?? '',
    amount: paiseToRupees(order.amount),
    currency: order.currency,
    isReturnable: order.isReturnable,
    returnsUntil: order.returnsUntil?.toISOString() ?? null,
    items: order.lines.map(presentItem),
    ...presentDaysToMake(order),
  };
}

export function presentDaysToMake(order: Pick<Owned, 'days_to_make'>): Pick<UserOrder, 'daysToMake'> {
  return order.days_to_make > 0 ? { daysToMake: order.days_to_make } : {};
}

export function presentItem(line: OrderLine): OrderedItem {
  return {
    _id: line.id,
    productId: line.product_id,
    name: line.name,
    image: line.picture ? [line.picture] : [],
    price: paiseToRupees(line.unit_price),
    quantity: line.quantity,
    size: line.size,
    isReturnRequested: line.return_status !== null,
    returnStatus: line.return_status,
    returnQuantity: line.return_quantity ?? 0,
    returnableQuantity: line.returnable_quantity,
    exchange: line.exchange_size ? { size: line.exchange_size, orderId: line.exchange_order_id } : null,
  };
}

type Extras = {
  steps: { status: OrderStatus; at: Date }[];
  returnSteps: { status: ReturnStatus; at: Date; line_id: string }[];
  refunded: number;
  refunds: ShownRefund[];
  /** In paise. */
  creditPaid: Paise;
  invoiceNumber: string | null;
  exchangeOf: string | null;
  parcels: readonly ParcelWithLines[];
  changes: readonly Selectable<LineChange>[];
  /** In paise: collected for units that were missing, and refunded. */
  missing: Paise;
  messages: OrderDetail['messages'];
};

/** Of an order without parcels. @param creditPaid in paise */
export function presentPurchase(order: OrderWithLines, creditPaid: Paise) {
  return {
    totals: totalsInRupees({
      subtotal: order.subtotal,
      discount: order.discount,
      shipping: order.shipping,
      total: order.amount,
      prepaidDiscount: order.prepaid_discount,
      promotionDiscount: order.promotion_discount,
      codFee: order.cod_fee,
      giftWrap: order.gift_wrap,
    }),
    creditPaid: paiseToRupees(creditPaid),
    payOnDelivery: paiseToRupees(cashToCome(order)),
    couponCode: order.coupon_code,
    promotions: order.promotions,
    isExpress: order.is_express,
    ...presentDelivery(order),
  };
}

export function presentOrderDetail(order: Owned, extras: Extras): OrderDetail {
  return {
    ...presentOrder(order),
    ...presentPurchase(order, extras.creditPaid),
    payOnDelivery: paiseToRupees(cashToCome(order, extras)),
    business: businessOf(order),
    steps: [
      ...extras.steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
      ...withExchanges(extras.returnSteps, order.lines).map(({ status, at, line_id }) => ({
        status,
        at: at.toISOString(),
        itemId: line_id,
      })),
    ],
    courier: order.courier,
    trackingNumber: order.tracking_number,
    arrives: arrivalOf(order),
    messages: extras.messages,
    parcels: extras.parcels.filter(isCurrent).map(presentParcel),
    toConfirmBy: confirmableUntil(order),
    isCancellable: nextStatuses[order.status].includes('Cancelled'),
    changes: extras.changes.map(({ kind, name, size, quantity, amount, new_name, new_size, at }) => ({
      kind,
      name,
      size,
      quantity,
      amount: paiseToRupees(amount),
      newName: new_name,
      newSize: new_size,
      at: at.toISOString(),
    })),
    refunded: paiseToRupees(extras.refunded - refundedForChanges(extras.changes)),
    refunds: extras.refunds,
    invoiceNumber: extras.invoiceNumber,
    exchangeOf: extras.exchangeOf,
  };
}

/** What couriers still collect. */
function cashToCome(order: OrderWithLines, { parcels = [], missing = 0 }: Partial<Extras> = {}): Paise {
  if (nextStatuses[order.status].length === 0) return 0;
  const over = parcels.filter(
    (parcel) => isCurrent(parcel) && (parcel.state === 'delivered' || parcel.outcome === 'refunded'),
  );
  const settled = over.reduce((sum, { cod_due }) => sum + (cod_due ?? 0), 0);
  return (cashDue({ ...order, amount: order.amount + missing }) ?? 0) - settled;
}

type Arriving = Parameters<typeof awaitsConfirmation>[0] &
  Pick<OrderWithLines, 'promised_from' | 'promised_to'>;

export function arrivalOf(order: Arriving): OrderDetail['arrives'] {
  const { status, promised_from, promised_to } = order;
  const isToCome = status !== 'Delivered' && nextStatuses[status].length > 0 && !awaitsConfirmation(order);
  return isToCome && promised_from && promised_to ? { from: promised_from, to: promised_to } : null;
}

function withExchanges(
  steps: Extras['returnSteps'],
  lines: readonly OrderLine[],
): { status: ReturnStatus | 'Exchange'; at: Date; line_id: string }[] {
  const exchanges = lines.flatMap(({ id, exchanged_at: at }) =>
    at ? [{ status: 'Exchange' as const, at, line_id: id }] : [],
  );
  return [...steps, ...exchanges].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** In paise; the order's totals no longer contain them. */
function refundedForChanges(changes: Extras['changes']): number {
  return changes.reduce((sum, { refunded }) => sum + refunded, 0);
}
