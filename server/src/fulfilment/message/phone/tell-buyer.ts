import { attemptReasonLabels } from '@gulmohar/contract/fulfilment/parcel.ts';
import type { MessageEvent } from '@gulmohar/contract/shop/order-messages.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { OrderStatus, Orders, Parcel, ParcelEventReason } from '../../../platform/database/tables.ts';
import { formatDays } from '../../../platform/mail/format-day.ts';
import { cashAtTheDoor } from '../../../sales/cod/cash-due.ts';
import { awaitsConfirmation } from '../../../sales/confirmation/confirmation.ts';
import type { MessageTools } from './message-tools.ts';
import { queueMessage } from './queue-message.ts';

type Order = Selectable<Orders>;
type Days = { from: Date; to: Date };
type ParcelStep = { id: number; kind: string; expected: Days; reason: ParcelEventReason | null };

const eventOfStatus: Partial<Record<OrderStatus, MessageEvent>> = {
  Shipped: 'shipped',
  'Out for delivery': 'out_for_delivery',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
};

/** Lost and damaged parcels are left to the e-mail, because it asks for an answer. */
const eventOfParcel: Readonly<Record<string, MessageEvent>> = {
  in_transit: 'shipped',
  out_for_delivery: 'out_for_delivery',
  attempt_failed: 'attempt_failed',
  delivered: 'delivered',
  rto_initiated: 'returning',
};

export type TellBuyer = ReturnType<typeof createTellBuyer>;

export function createTellBuyer(tools: MessageTools) {
  return {
    async placed(order: Order): Promise<void> {
      const event = awaitsConfirmation(order) ? 'confirm_order' : 'order_placed';
      await queueMessage(tools, order, { event, occasion: `placed-${order.id}`, amount: dueOf(order) });
    },

    async toConfirm(order: Order): Promise<void> {
      const occasion = `confirm-${order.id}`;
      await queueMessage(tools, order, { event: 'confirm_order', occasion, amount: dueOf(order) });
    },

    async step(order: Order, status: OrderStatus, expected: Days): Promise<void> {
      const event = eventOfStatus[status];
      if (!event) return;
      await queueMessage(tools, order, {
        event: event === 'out_for_delivery' && cashAtTheDoor(order) ? 'cash_due' : event,
        occasion: `${event}-${order.id}`,
        amount: dueOf(order),
        days: formatDays(expected),
      });
    },

    async parcel(
      order: Order,
      {
        courier,
        tracking_number,
        cod_due,
      }: Pick<Selectable<Parcel>, 'courier' | 'tracking_number' | 'cod_due'>,
      { id, kind, expected, reason }: ParcelStep,
    ): Promise<void> {
      const event = eventOfParcel[kind];
      if (!event) return;
      await queueMessage(tools, order, {
        event: event === 'out_for_delivery' && cod_due ? 'cash_due' : event,
        occasion: `parcel-${id}`,
        ...(cod_due && { amount: cod_due }),
        courier,
        trackingNumber: tracking_number,
        days: formatDays(expected),
        reason: attemptReasonLabels[reason ?? 'other'],
      });
    },

    async refunded(order: Order, returnId: string, amount: Paise): Promise<void> {
      await queueMessage(tools, order, { event: 'refunded', occasion: `refunded-${returnId}`, amount });
    },
  };
}

function dueOf(order: Order): Paise {
  return cashAtTheDoor(order) ?? order.amount;
}
