import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { MailShop } from '../../../platform/mail/email.ts';
import { formatDay } from '../../../platform/mail/format-day.ts';
import type { Mail } from '../../../platform/mail/mail-gateway.ts';
import { shortId } from '../../order/short-id.ts';
import { ownerNotice } from './owner.mails.ts';

/** More would make the mail too long for some mail programs. */
const MAX_LISTED = 100;

type Ordered = { id: string; buyer_name: string; amount: Paise; status: string };

/** @param day such as `2026-11-27` */
export function dailyOrdersNotice(
  shop: MailShop,
  to: string,
  { day, orders }: { day: string; orders: readonly Ordered[] },
): Mail {
  const total = formatRupees(orders.reduce((sum, { amount }) => sum + amount, 0));
  const count = orders.length === 1 ? '1 order' : `${orders.length} orders`;
  const more = orders.length - MAX_LISTED;
  return ownerNotice(shop, {
    id: `daily-orders-${day}`,
    to,
    subject: `${count} on ${formatDay(new Date(day))}: ${total}`,
    preheader: orders.map(({ buyer_name }) => buyer_name).join(', '),
    blocks: [
      {
        kind: 'items',
        items: orders.slice(0, MAX_LISTED).map(({ id, buyer_name, amount, status }) => ({
          label: `${shortId(id)}, ${buyer_name}${status === 'Cancelled' ? ', cancelled' : ''}`,
          amount: formatRupees(amount),
        })),
        sums: [{ label: more > 0 ? `Total, with ${more} more` : 'Total', value: total }],
      },
      { kind: 'button', label: 'Open the orders', url: `${shop.url}/admin/orders` },
    ],
  });
}
