import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { AnnouncedRefund } from '../../../payments/announce-refunds.ts';
import type { Orders } from '../../../platform/database/tables.ts';
import type { MailShop } from '../../../platform/mail/email.ts';
import type { Mail } from '../../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { shortId } from '../../order/short-id.ts';
import { orderReason, refundPromise, trackButton } from './email-parts.ts';

type Goodwill = {
  requestId: string;
  order: Selectable<Orders>;
  refund: AnnouncedRefund;
  link: string;
  /** Made in the provider's dashboard, so that the shop does not know why. */
  isFromDashboard?: boolean;
};

export function goodwillRefundMail(shop: MailShop, goodwill: Goodwill): Mail {
  const { requestId, order, refund, link, isFromDashboard } = goodwill;
  const number = shortId(order.id);
  return renderEmail(shop, {
    id: `refund-${requestId}`,
    to: order.email,
    subject: `A refund for your order ${number}`,
    preheader: isFromDashboard ? 'The money is on its way to you.' : 'You do not need to return anything.',
    greeting: order.buyer_name,
    blocks: [refundPromise(refund, ` for your order ${number}`, order.payment_method), trackButton(link)],
    reason: orderReason(number),
  });
}

type Settled = {
  refundId: string;
  to: string;
  name: string;
  /** undefined when the payment never became an order */
  order: { id: string; link: string } | undefined;
  amount: Paise;
  /** The provider's id of the refund, which banks can look up. */
  reference: string | null;
  isDone: boolean;
  payoutId?: string | undefined;
};

export function refundSettledMail(shop: MailShop, settled: Settled): Mail {
  const { refundId, to, name, order, amount, reference, isDone, payoutId } = settled;
  const number = order && shortId(order.id);
  const what = `${formatRupees(amount)}${number ? ` for your order ${number}` : ''}`;
  const about = number ? ` for order ${number}` : '';
  return renderEmail(shop, {
    id: `refund-${isDone ? 'completed' : 'failed'}-${payoutId ?? refundId}`,
    to,
    subject: isDone ? `Your refund${about} is complete` : `Your refund${about} is delayed`,
    preheader: isDone
      ? 'The money has been sent to your bank.'
      : 'We are on it; you do not need to do anything.',
    greeting: name,
    blocks: [
      isDone
        ? `Your refund of ${what} is complete.${reference ? ' If you cannot see it in your account yet, your bank can find it with the reference below.' : ''}`
        : `Your refund of ${what} ${payoutId ? 'was sent back by your bank' : 'could not be paid out by the payment provider'}. We have been notified and will send it again or ask you for another account. You do not need to do anything now.`,
      ...(reference
        ? [
            {
              kind: 'facts' as const,
              title: 'Your refund',
              facts: [{ label: 'Refund reference', value: reference }],
            },
          ]
        : []),
      ...(order ? [trackButton(order.link)] : []),
    ],
    reason: number ? orderReason(number) : 'You are receiving this e-mail because you made a payment to us.',
  });
}
