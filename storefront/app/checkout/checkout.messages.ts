import { GIFT_WRAP } from '@gulmohar/contract/sales/gift-wrap.ts';
import { channelLabels, type MessageChannel } from '@gulmohar/contract/shop/message-channels.ts';
import { processingDays, REFUND_TIME } from '@gulmohar/contract/shop/shop-rules.ts';

/** Texts of the checkout, including those about a payment with an unknown outcome. */
export const checkoutMessages = {
  haveGstin: 'Have a GSTIN?',
  haveGstinHint: 'For an invoice in the name of your business',
  isGift: 'It is a gift',
  giftWrap: (price: string) => `${GIFT_WRAP} (${price})`,
  giftWrapHint: 'One for the whole order; not refunded with returned items.',
  checkGift: 'Please enter who the gift is from',
  /** Not ticked by default. Names the channels, because the number is used for nothing else. */
  wantMessages: (channels: readonly MessageChannel[]) =>
    `Send me updates about this order by ${channels.map((channel) => channelLabels[channel]).join(' or ')}`,
  wantMessagesHint: (shop: string, channels: readonly MessageChannel[], phone: 'above' | 'of the order') =>
    `From ${shop}, to the phone number ${phone}.${channels.includes('whatsapp') ? ' Reply STOP on WhatsApp to end them.' : ''}`,
  /** Not ticked by default. */
  remindMe: 'Remind me by e-mail if I do not finish',
  remindMeHint: 'At most twice. Each e-mail has a link to end them.',
  checkGstin: 'Please check the GSTIN and the name of the business',
  checking: 'Checking your payment…',
  checkingHint: 'This takes a few seconds.',
  unclear: 'We could not check your payment yet',
  unclearHint:
    'Please do not pay again. If your payment went through, your order confirmation will come by e-mail.',
  again: 'Check again',
  opening: 'Opening payment…',
  placing: 'Placing your order…',
  payInCash: (total: string) => `Place Order, ${total} on delivery`,
  cashNeedsAddress: 'For cash on delivery, enter PIN code and phone.',
  spoken: (units: number, total: string) => `${inItems(units)}, total ${total}`,
  units: inItems,
  knownCustomer: 'Have an account?',
  logIn: 'Log in',
  deliverTo: 'Deliver to',
  change: 'Change',
  changeAddress: 'Change the delivery address',
  summary: 'Summary',
  reserved: (minutes: number) =>
    `When you press Pay, your items are reserved for ${minutes} minutes. You can ask for more time.`,
  timeTitle: 'Do you need more time?',
  timeLeft: (minutes: number) =>
    `Your items are reserved for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`,
  timeOver:
    'Your items are no longer reserved. You can still pay; if an item sells out in the meantime, we will refund you.',
  moreTime: (minutes: number) => `Keep them for ${minutes} more minutes`,
  noMoreTime: 'We cannot hold them any longer. Please complete your payment.',
  moreTimeFailed: 'We could not hold your items for longer. Please try again.',
  backToPayment: 'Back to the payment',
  whatNext: 'What happens next:',
  thenShip: (daysToMake: number) => {
    const { from, to } = processingDays(daysToMake);
    return `we confirm by e-mail and send it within ${from} to ${to} business days; until then you can cancel.`;
  },
  moneyBack: `Refunds go back the way you paid, within ${REFUND_TIME}.`,
  cashBack: 'Refunds go to your UPI id or bank account.',
  creditAndCashBack: 'Refunds go to your store credit first, then to your UPI id or bank account.',
  notStarted: 'Payment',
  failed: 'Payment Failed',
  refunded: `We could not complete your order. Your payment is being refunded, which takes ${REFUND_TIME}.`,
} as const;

function inItems(units: number): string {
  return `${units} ${units === 1 ? 'item' : 'items'}`;
}
