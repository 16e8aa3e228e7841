export const verifyMessages = {
  title: 'Payment',
  description: 'Your payment is being checked.',
  toCart: 'Go to cart',
} as const;
