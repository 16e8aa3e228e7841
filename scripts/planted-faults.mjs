/**
 * Faults with money and stock, one for each rule that a purchase, a cancellation or a refund goes through:
 * `npm run test:mutants` plants them one at a time and checks that the test file beside each fails. Each text
 * occurs exactly once in its file.
 * @type {readonly { title: string, file: string, text: string, becomes: string, caughtBy: string }[]}
 */
export const plantedFaults = [
  {
    title: 'The discount of a coupon is not capped',
    file: 'contract/src/sales/pricing.ts',
    text: 'Math.min(part, terms.maximum ?? part, discountable)',
    becomes: 'Math.min(part, discountable)',
    caughtBy: 'contract/src/sales/pricing.test.ts',
  },
  {
    title: 'Delivery costs something at exactly the amount from which it is free',
    file: 'contract/src/sales/pricing.ts',
    text: 'freeFrom !== null && subtotal >= freeFrom',
    becomes: 'freeFrom !== null && subtotal > freeFrom',
    caughtBy: 'contract/src/sales/pricing.test.ts',
  },
  {
    title: 'The shares of a discount do not add up to it',
    file: 'contract/src/values/share-out.ts',
    text: 'byRemainder.slice(0, left)',
    becomes: 'byRemainder.slice(0, left - 1)',
    caughtBy: 'contract/src/values/share-out.test.ts',
  },
  {
    title: 'One shopper uses a coupon any number of times',
    file: 'server/src/sales/coupon/coupon.rules.ts',
    text: 'per_shopper_limit !== null && usesByShopper >= per_shopper_limit',
    becomes: 'per_shopper_limit !== null && usesByShopper > per_shopper_limit',
    caughtBy: 'server/src/sales/coupon/coupon.test.ts',
  },
  {
    title: 'A coupon is granted after its end',
    file: 'server/src/sales/promotion/discount-state.ts',
    text: "  if (discount.ends_at && discount.ends_at <= now) return 'over';\n",
    becomes: '',
    caughtBy: 'server/src/sales/coupon/coupon.test.ts',
  },
  {
    title: 'The coupon of a cancelled order stays used',
    file: 'server/src/fulfilment/change/move-order.ts',
    text: '  await returnDiscounts(trx, order.checkout_id);\n',
    becomes: '',
    caughtBy: 'server/src/fulfilment/change/cancel.test.ts',
  },
  {
    title: 'More is sold than there is',
    file: 'server/src/sales/reservation/requested-lines.rules.ts',
    text: '    if (available >= item.quantity) return [];\n',
    becomes: '    if (available > 0) return [];\n',
    caughtBy: 'server/src/sales/reservation/requested-lines.rules.test.ts',
  },
  {
    title: 'The same unit is counted for two lines',
    file: 'server/src/sales/reservation/requested-lines.rules.ts',
    text: 'item.quantity + (merged.get(key)?.item.quantity ?? 0)',
    becomes: 'item.quantity',
    caughtBy: 'server/src/sales/reservation/requested-lines.rules.test.ts',
  },
  {
    title: 'The browser names the price',
    file: 'server/src/sales/checkout/open-checkout.ts',
    text: '  if (rupeesToPaise(claimed) === totals.total) return;\n',
    becomes: '  if (claimed > 0) return;\n',
    caughtBy: 'server/src/sales/coupon/coupon.test.ts',
  },
  {
    title: 'A payment is believed without the provider’s signature',
    file: 'server/src/payments/razorpay/signature.ts',
    text: ' && timingSafeEqual(expectedBytes, givenBytes)',
    becomes: '',
    caughtBy: 'server/src/payments/razorpay/signature.test.ts',
  },
  {
    title: 'A payment that the provider has not captured pays for an order',
    file: 'server/src/sales/settlement/confirm-payment.ts',
    text: "  if (payment.status === 'captured') return;\n",
    becomes: "  if (payment.status !== 'refunded') return;\n",
    caughtBy: 'server/src/sales/settlement/settlement-scenarios.test.ts',
  },
  {
    title: 'The units of a cancelled order do not return to the shelf',
    file: 'server/src/catalogue/product/stock-ledger.ts',
    text: '      on_hand_change: quantity,\n',
    becomes: '      on_hand_change: 0,\n',
    caughtBy: 'server/src/fulfilment/my-orders/order.test.ts',
  },
  {
    title: 'The money of a cancelled order is kept',
    file: 'server/src/fulfilment/change/move-order.ts',
    text: "  return (await refundOrder(trx, order.id, 'order cancelled')).refundIds;\n",
    becomes: '  return [];\n',
    caughtBy: 'server/src/fulfilment/my-orders/order.test.ts',
  },
  {
    title: 'More goes back than was paid',
    file: 'server/src/fulfilment/refund/refund-order.ts',
    text: 'Math.min(payment.left, amount - promised.amount)',
    becomes: 'amount - promised.amount',
    caughtBy: 'server/src/fulfilment/my-orders/order.test.ts',
  },
  {
    title: 'A returned item is refunded without its share of the discount',
    file: 'server/src/fulfilment/refund/refund-order.ts',
    text: 'line.unit_price * line.quantity - line.discount',
    becomes: 'line.unit_price * line.quantity',
    caughtBy: 'server/src/fulfilment/tax/category-coupon.test.ts',
  },
  {
    title: 'A refund whose answer was lost is paid out twice',
    file: 'server/src/payments/razorpay/razorpay-provider.ts',
    text: "      const headers = { 'x-refund-idempotency': idempotencyKey };\n",
    becomes: '      const headers = {};\n',
    caughtBy: 'server/src/sales/settlement/settlement-scenarios.test.ts',
  },
];
