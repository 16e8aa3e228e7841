export const promotionMessages = {
  appliesByItself: 'Applies by itself in the cart.',
  lostToCoupon: (amount: string) => `Without the coupon, our offers would save you ${amount} more.`,
};
