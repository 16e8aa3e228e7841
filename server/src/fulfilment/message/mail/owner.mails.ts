import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { OrderLine, Orders } from '../../../platform/database/tables.ts';
import type { Block, Fact, MailShop } from '../../../platform/mail/email.ts';
import { formatDateTime } from '../../../platform/mail/format-day.ts';
import type { Mail } from '../../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { shortId } from '../../order/short-id.ts';
import { describeLine, itemsBlock, type NamedLine } from './email-parts.ts';

const REASON =
  'You are receiving this e-mail as the shop’s owner. You can turn off each kind in the settings.';

type Notice = {
  id: string;
  to: string;
  subject: string;
  preheader: string;
  blocks: Block[];
  replyTo?: string;
};

export function ownerNotice(shop: MailShop, notice: Notice): Mail {
  return renderEmail(shop, { ...notice, greeting: '', reason: REASON });
}

function orderButton(shop: MailShop, orderId: string): Block {
  return { kind: 'button', label: 'Open the order', url: `${shop.url}/admin/orders/${orderId}` };
}

type Order = Selectable<Orders> & {
  lines: Pick<Selectable<OrderLine>, 'name' | 'size' | 'quantity' | 'unit_price'>[];
};

export function newOrderNotice(shop: MailShop, to: string, order: Order): Mail {
  const number = shortId(order.id);
  const total = formatRupees(order.amount);
  const facts: Fact[] = [
    { label: 'Ordered', value: formatDateTime(order.placed_at) },
    { label: 'Buyer', value: order.buyer_name },
    { label: 'Deliver to', value: `${order.address.city}, ${order.address.state} ${order.address.zipcode}` },
  ];
  return ownerNotice(shop, {
    id: `new-order-${order.id}`,
    to,
    subject: `New order ${number}: ${total}`,
    preheader: order.lines.map(describeLine).join(', '),
    blocks: [
      'A new order has come in.',
      { kind: 'facts', title: `Order ${number}`, facts },
      {
        kind: 'items',
        items: order.lines.map((line) => ({
          label: describeLine(line),
          amount: formatRupees(line.unit_price * line.quantity),
        })),
        sums: [
          { label: order.is_paid ? 'Total paid' : 'Total, cash on delivery', value: total },
          ...(order.credit > 0
            ? [{ label: 'Of it by store credit', value: formatRupees(order.credit), isPart: true }]
            : []),
        ],
      },
      orderButton(shop, order.id),
    ],
  });
}

type ReturnRequested = {
  returnId: string;
  orderId: string;
  items: NamedLine[];
  reason: string;
  exchange_size: string | null;
};

export function returnRequestedNotice(shop: MailShop, to: string, requested: ReturnRequested): Mail {
  const { returnId, orderId, items, reason, exchange_size: size } = requested;
  const number = shortId(orderId);
  const kind = size ? 'Exchange' : 'Return';
  return ownerNotice(shop, {
    id: `return-notice-${returnId}`,
    to,
    subject: `${kind} requested for order ${number}`,
    preheader: `Reason: ${reason}`,
    blocks: [
      `The buyer of order ${number} has requested ${size ? 'an exchange' : 'a return'}. Please reply within 2 to 3 business days.`,
      {
        kind: 'facts',
        title: 'Request',
        facts: [
          { label: 'Reason', value: reason },
          ...(size ? [{ label: 'Size requested', value: size }] : []),
        ],
      },
      itemsBlock(items),
      orderButton(shop, orderId),
    ],
  });
}

const stuckTexts = {
  failed:
    'The payment provider could not pay out this refund. Please look it up in the provider’s dashboard and pay the buyer another way.',
  manual:
    'This refund must be made by hand. Please make it in the provider’s dashboard, then mark it as made on the Today page.',
  pending:
    'This refund has not gone through for more than a day. The shop keeps trying; please look it up in the provider’s dashboard.',
  processed: 'This refund was stuck but has now gone through.',
};

const CASH_BACK =
  'This order was paid in cash. Please ask the buyer for a UPI id or bank account, pay it there, then enter the reference number on the Today page.';

type StuckRefund = {
  id: string;
  amount: Paise;
  status: keyof typeof stuckTexts;
  created_at: Date;
  order_id: string | null;
  provider: string;
  provider_payment_id: string;
};

export function refundStuckNotice(shop: MailShop, to: string, refund: StuckRefund): Mail {
  const { id, amount, status, created_at, order_id, provider, provider_payment_id } = refund;
  const about = order_id ? ` for order ${shortId(order_id)}` : '';
  return ownerNotice(shop, {
    id: `refund-stuck-${id}`,
    to,
    subject: `Refund of ${formatRupees(amount)}${about} is stuck`,
    preheader: 'The buyer is still waiting for the money.',
    blocks: [
      provider === CASH_ON_DELIVERY && status === 'manual' ? CASH_BACK : stuckTexts[status],
      {
        kind: 'facts',
        title: 'Refund',
        facts: [
          { label: 'Promised', value: formatDateTime(created_at) },
          { label: 'Provider', value: provider },
          { label: 'Payment', value: provider_payment_id },
        ],
      },
      ...(order_id ? [orderButton(shop, order_id)] : []),
    ],
  });
}
