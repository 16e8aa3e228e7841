export const verifyMessages = {
  title: 'Payment',
  description: 'Your payment is being checked.',
  checking: 'Checking your payment…',
  unclear: 'We could not check your payment yet',
  again: 'Check again',
  toCart: 'Go to cart',
} as const;
