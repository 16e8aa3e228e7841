import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { OrderLine, Orders } from '../../platform/database/tables.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import { formatDay, formatDays } from '../../platform/mail/format-day.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';
import { shortId } from '../order/short-id.ts';
import { addressBlock, describeLine, orderReason, trackButton } from './email-parts.ts';
import { expectedOfNewOrder } from './expected-dates.ts';

type Order = Selectable<Orders> & {
  lines: Pick<Selectable<OrderLine>, 'name' | 'size' | 'quantity' | 'unit_price'>[];
};

type Placed = {
  /** Where the order can be followed. */
  link: string;
  /** The provider's id of the payment; undefined when there was nothing to pay. */
  paymentReference: string | undefined;
};

/** The e-mail that confirms an order: what was bought and paid, where it goes and when it comes. */
export function orderPlacedMail(order: Order, shop: MailShop, { link, paymentReference }: Placed): Mail {
  const number = shortId(order.id);
  const { leavesBy, arrives } = expectedOfNewOrder(order.placed_at);
  return renderEmail(shop, {
    id: `order-placed-${order.id}`,
    to: order.email,
    subject: `Your ${shop.name} order ${number}`,
    preheader: `Order confirmed. Expected ${formatDays(arrives)}.`,
    greeting: order.buyer_name,
    blocks: [
      paymentReference
        ? `Thank you for your order. We have received your payment of ${formatRupees(order.amount)}.`
        : 'Thank you for your order. There was nothing to pay.',
      {
        kind: 'facts',
        title: 'Your order',
        facts: [
          { label: 'Order number', value: number },
          { label: 'Order date', value: formatDay(order.placed_at) },
          ...(paymentReference ? [{ label: 'Payment reference', value: paymentReference }] : []),
          { label: 'Dispatch by', value: formatDay(leavesBy) },
          { label: 'Expected delivery', value: formatDays(arrives) },
        ],
      },
      {
        kind: 'items',
        items: order.lines.map((line) => ({
          label: describeLine(line),
          amount: formatRupees(line.unit_price * line.quantity),
        })),
        sums: [
          ...discountOf(order),
          { label: 'Delivery', value: order.shipping === 0 ? 'Free' : formatRupees(order.shipping) },
          { label: 'Total', value: formatRupees(order.amount) },
        ],
      },
      'All prices include taxes. The invoice comes by e-mail when the order is dispatched.',
      addressBlock(order),
      trackButton(link),
    ],
    reason: orderReason(number),
  });
}

function discountOf({ discount, coupon_code }: Order) {
  return discount > 0 ? [{ label: `Coupon ${coupon_code}`, value: `−${formatRupees(discount)}` }] : [];
}
