/** Texts of the coupon area. */
export const couponMessages = {
  title: 'Coupon',
  code: 'Coupon code',
  apply: 'Apply',
  applying: 'Applying…',
  remove: 'Remove',
  removed: 'Coupon removed',
  applied: 'Coupon applied successfully!',
  missingCode: 'Please enter a coupon code',
  failedToApply: 'Failed to apply coupon. Please try again.',
  failedToValidate: 'Failed to validate coupon',
  available: 'Available coupons',
  none: 'No coupons available at the moment',
  saved: (amount: string) => `You save ${amount}`,
  freeDelivery: 'Free delivery',
  use: (code: string) => `Use ${code}`,
  until: (day: string) => `until ${day}`,
};
