import { mailLinks } from '@gulmohar/contract/accounts/mail-links.ts';
import { fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { endRemindersWithOneClick } from '@gulmohar/contract/sales/checkout-reminder.ts';
import { type PricedLine, subtotalOf, type Totals } from '@gulmohar/contract/sales/pricing.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { linkTo, type MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { mailText } from '../../platform/mail/mail-text.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';
import type { LineNow } from './read-lines-now.ts';

type Reminder = {
  checkoutId: string;
  isSecond: boolean;
  to: string;
  lines: readonly Omit<LineNow, 'grams' | 'available'>[];
  /** The lines as they were priced at the checkout. */
  before: readonly PricedLine[];
  totals: Totals;
  cartToken: string;
  unsubscribeToken: string;
};

/** Anybody can enter anybody's address at a checkout, so nothing that was entered there is repeated. */
export function checkoutReminderMail(shop: MailShop, reminder: Reminder): Mail {
  const { checkoutId, isSecond, to, lines, before, totals, cartToken, unsubscribeToken } = reminder;
  const { subject, opening, added } = mailText(shop, 'checkout-reminder', {});
  return renderEmail(shop, {
    id: `checkout-reminder-${checkoutId}-${isSecond ? 2 : 1}`,
    to,
    subject,
    preheader: lines.map(({ name }) => name).join(', '),
    greeting: '',
    blocks: [
      opening,
      {
        kind: 'items',
        items: lines.map(({ name, size, quantity, unitPrice, picture }) => ({
          label: `${name}${size ? `, size ${size}` : ''} × ${quantity}`,
          amount: formatRupees(unitPrice * quantity),
          picture,
        })),
        sums: [
          { label: 'Delivery', value: totals.shipping === 0 ? 'Free' : formatRupees(totals.shipping) },
          { label: 'Total', value: formatRupees(totals.total) },
        ],
      },
      ...(totals.subtotal > subtotalOf(before)
        ? ['Please note that the prices have risen since. These are today’s.']
        : []),
      { kind: 'button', label: 'See your items', url: linkTo(shop, mailLinks.restoreCart, cartToken) },
      ...added,
    ],
    reason: `You are receiving this e-mail because you began an order at ${shop.name} and agreed to such e-mails. We write at most twice about it.`,
    unsubscribe: {
      page: linkTo(shop, mailLinks.endReminders, unsubscribeToken),
      oneClick: linkTo(shop, fullPath(endRemindersWithOneClick), unsubscribeToken),
    },
  });
}
