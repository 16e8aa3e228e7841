import { REFUND_TIME } from '@gulmohar/contract/shop/shop-rules.ts';

export const verifyMessages = {
  title: 'Payment',
  description: 'Your payment is being checked.',
  toCart: 'Go to cart',
  link: {
    paid: 'Order Placed',
    paidNote: 'Thank you, your payment has arrived. The confirmation comes by e-mail.',
    checking: 'Checking your payment',
    checkingNote: 'The confirmation comes by e-mail as soon as the payment is complete.',
    refunded: 'Payment refunded',
    refundedNote: `Your payment arrived too late: the items had sold out by then. It is being refunded, which takes ${REFUND_TIME}.`,
    toShop: 'Continue shopping',
  },
} as const;
