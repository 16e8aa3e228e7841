import type { Paise } from '@gulmohar/contract/money.ts';
import { formatRupees } from '@gulmohar/contract/money.ts';
import { type LetterShop, writeLetter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-gateway.ts';

/** Why money could not become an order, as the refund remembers it. */
export type Obstacle =
  | 'amount differs'
  | 'stock gone'
  | 'coupon used up'
  | 'coupon refused'
  | 'no address'
  | 'buyer blocked'
  | 'paid twice'
  | 'no order came with it';

const reasons: Record<Obstacle, string> = {
  'amount differs': 'It was not the amount that the order came to, so nothing was ordered.',
  'stock gone':
    'What you chose was sold to somebody else before your payment arrived, so nothing was ordered.',
  'coupon used up': 'Your coupon was used up before your payment arrived, so nothing was ordered.',
  'coupon refused': 'Your coupon could not be used for it, so nothing was ordered.',
  'no address': 'No address came with it that we can deliver to, so nothing was ordered.',
  'buyer blocked': 'We cannot serve you any more, so nothing was ordered. Please write to us.',
  'paid twice': 'Your order was paid already; it is not affected.',
  'no order came with it': 'No order came with it, so nothing was ordered.',
};

type Returned = { id: string; amount: Paise; reason: string };

export function moneyBackMail(shop: LetterShop, to: string, { id, amount, reason }: Returned): Mail {
  return writeLetter(shop, {
    id: `money-back-${id}`,
    to,
    subject: `Your payment of ${formatRupees(amount)} comes back`,
    paragraphs: [
      `We received a payment of ${formatRupees(amount)} from you. ${reasons[reason as Obstacle] ?? ''}`.trim(),
      'We are refunding all of it. It takes 5 to 7 working days to reach your account.',
    ],
  });
}
