import { REFUND_TIME } from '@gulmohar/contract/shop/shop-rules.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';

export type RejectionReason =
  | 'amount differs'
  | 'stock gone'
  | 'coupon used up'
  | 'coupon refused'
  | 'credit used up'
  | 'promotion used up'
  | 'promotion refused'
  | 'no address'
  | 'buyer blocked'
  | 'paid twice'
  | 'not ordered'
  | 'no order came with it'
  | 'gift card cancelled'
  | 'gift card paid twice';

const reasons: Record<RejectionReason, string> = {
  'amount differs': 'The amount did not match the order, so no order was placed.',
  'stock gone': 'The items were sold out before your payment arrived, so no order was placed.',
  'coupon used up': 'Your coupon had been used up before your payment arrived, so no order was placed.',
  'coupon refused': 'Your coupon could not be applied, so no order was placed.',
  'credit used up':
    'Your store credit had been used otherwise before your payment arrived, so no order was placed.',
  'promotion used up':
    'An offer in your order had ended before your payment arrived, so no order was placed.',
  'promotion refused': 'An offer in your order could not be applied, so no order was placed.',
  'no address': 'The payment arrived without an address we can deliver to, so no order was placed.',
  'buyer blocked': 'We are unable to accept orders from you, so no order was placed. Please write to us.',
  'paid twice': 'You had already placed this order; it is not affected.',
  'not ordered': 'It was for an order that you had replaced or that was cancelled, so no order was placed.',
  'gift card paid twice': 'You had already paid for this gift card; it is not affected.',
  'gift card cancelled': 'It was for a gift card that was cancelled and can no longer be used.',
  'no order came with it': 'The payment arrived without any order details, so no order was placed.',
};

type Returned = {
  id: string;
  amount: Paise;
  reason: string;
  paymentReference: string;
  /** The provider has not accepted the refund yet. */
  willFollow: boolean;
};

export function moneyBackMail(
  shop: MailShop,
  to: string,
  { id, amount, reason, paymentReference, willFollow }: Returned,
): Mail {
  return renderEmail(shop, {
    id: `money-back-${id}`,
    to,
    subject: `We ${willFollow ? 'will refund' : 'are refunding'} your payment of ${formatRupees(amount)}`,
    preheader: 'You do not need to do anything.',
    greeting: '',
    blocks: [
      `We received a payment of ${formatRupees(amount)} from you. ${reasons[reason as RejectionReason] ?? ''}`.trim(),
      willFollow
        ? 'We will refund the full amount, and write to you again once the money has been sent.'
        : `We are refunding the full amount. It takes ${REFUND_TIME} to reach your account.`,
      {
        kind: 'facts',
        title: 'Your payment',
        facts: [{ label: 'Payment reference', value: paymentReference }],
      },
    ],
    reason: 'You are receiving this e-mail because you made a payment to us.',
  });
}
