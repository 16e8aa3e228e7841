import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';
import { shortId } from '../order/short-id.ts';

type Waiting = {
  payoutId: string;
  amount: Paise;
  /** The payee, masked except for what tells two apart. */
  payee: string;
  requestedBy: string;
  orderId: string | null;
  /** Whether the courier has remitted the cash that is paid back. */
  isRemitted: boolean;
  to: { staffId: string; name: string; email: string };
};

/** Asks a second person to approve a payout. */
export function payoutApprovalMail(shop: MailShop, waiting: Waiting): Mail {
  const { payoutId, payee, requestedBy, orderId, isRemitted, to } = waiting;
  const why = isRemitted
    ? 'Alone or with other payouts of this order, this person or this account, it is above the limit'
    : 'The courier has not remitted this cash';
  const amount = formatRupees(waiting.amount);
  const about = orderId ? ` for order ${shortId(orderId)}` : '';
  return renderEmail(shop, {
    id: `payout-approval-${payoutId}-${to.staffId}`,
    to: to.email,
    subject: `Please approve a refund of ${amount}${about}`,
    preheader: `${requestedBy} requested it; a second person has to approve it.`,
    greeting: to.name,
    blocks: [
      `${requestedBy} asked to pay back ${amount}${about} to ${payee}. ${why}, so a second person has to approve it before the money is sent.`,
      'Please compare it with the order first. Anyone who can refund orders may approve or withdraw it, but nobody can approve their own request.',
      { kind: 'button', label: 'Open waiting refunds', url: `${shop.url}/admin/refunds` },
    ],
    reason: `You are receiving this e-mail because you can refund orders at ${shop.name}.`,
  });
}
