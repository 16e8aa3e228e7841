/**
 * Faults about money, stock and safety, to be planted one at a time: `npm run test:mutants` shows that each is caught by
 * the run beside it. A text stands exactly once in its file; `planted-faults.test.mjs` sees to that.
 * @type {readonly { title: string, file: string, text: string, becomes: string, caughtBy: { project: string, file: string } }[]}
 */
export const plantedFaults = [
  {
    title: 'A second payment for the same order is kept',
    file: 'server/src/sales/checkout/fulfil.ts',
    text: "      await giveBack(trx, recorded.id, payment, 'paid twice');\n",
    becomes: '',
    caughtBy: chaos('sales/checkout/purchases'),
  },
  {
    title: 'A payment is believed without the provider’s signature',
    file: 'server/src/sales/checkout/confirm-payment.ts',
    text: `  if (!payments.isPaymentSigned({ ...answer, orderId: checkout.provider_order_id }))
    throw verificationFailed();
`,
    becomes: '',
    caughtBy: chaos('sales/checkout/purchases'),
  },
  {
    title: 'A payment of any amount pays for the order',
    file: 'server/src/sales/checkout/fulfil.ts',
    text: "  if (payment.amount !== checkout.amount || payment.currency !== checkout.currency) return 'amount differs';\n",
    becomes: '',
    caughtBy: chaos('sales/checkout/purchases'),
  },
  {
    title: 'The coupon of a cancelled order stays used',
    file: 'server/src/fulfilment/order/move-order.ts',
    text: '  await returnCoupon(trx, order.checkout_id);\n',
    becomes: '',
    caughtBy: chaos('sales/checkout/purchases'),
  },
  {
    title: 'Nobody locks the checkout that becomes an order',
    file: 'server/src/sales/checkout/reservation.ts',
    text: '    .forUpdate()\n',
    becomes: '',
    caughtBy: chaos('sales/checkout/purchases'),
  },
  {
    title: 'A payment that arrives after the checkout has lapsed is never looked for',
    file: 'server/src/sales/checkout/settle-overdue-checkouts.ts',
    text: '    await wasPaid(() => settleCheckout(db, providers, checkout));\n',
    becomes: '',
    caughtBy: chaos('sales/checkout/purchases'),
  },
  {
    title: 'An order is written in several transactions',
    file: 'server/src/sales/checkout/fulfil.ts',
    text: `): Promise<Fulfilment> {
  return db.transaction().execute(`,
    becomes: `): Promise<Fulfilment> {
  return db.connection().execute(`,
    caughtBy: chaos('app/kills'),
  },
  {
    title: 'What lapses unpaid is still held',
    file: 'server/src/sales/checkout/reservation.ts',
    text: `  await releaseHeld(trx, id);
  await endCheckout(trx, id, status);`,
    becomes: '  await endCheckout(trx, id, status);',
    caughtBy: server('sales/checkout/checkout'),
  },
  {
    title: 'An overdue checkout ends without the provider being asked',
    file: 'server/src/sales/checkout/settle-overdue-checkouts.ts',
    text: '    if (!(await wasPaid(() => closeAndSettle(db, providers, checkout))))\n',
    becomes: '',
    caughtBy: server('sales/checkout/checkout'),
  },
  {
    title: 'A late payment takes units that are gone',
    file: 'server/src/sales/checkout/fulfil.ts',
    text: "  if (lines.some((line) => (available.get(line.variantId) ?? 0) < line.quantity)) return 'stock gone';\n",
    becomes: '',
    caughtBy: server('sales/checkout/checkout'),
  },
  {
    title: 'The browser names the price',
    file: 'server/src/sales/checkout/open-checkout.ts',
    text: '  if (rupeesToPaise(claimed) === totals.total) return;\n',
    becomes: '  if (claimed > 0) return;\n',
    caughtBy: server('sales/coupon/coupon'),
  },
  {
    title: 'Another order than the one that was paid for is sold at its price',
    file: 'server/src/sales/checkout/apply-paid-order.ts',
    text: "  if (snapshot.totals.total !== checkout.amount) return 'amount differs';\n",
    becomes: '',
    caughtBy: server('sales/checkout/paid-order'),
  },
  {
    title: 'Whoever is blocked buys all the same',
    file: 'server/src/sales/checkout/fulfil.ts',
    text: "  if (await isBlocked(trx, [buyer.email, buyer.phone])) return 'buyer blocked';\n",
    becomes: '',
    caughtBy: server('sales/checkout/paid-order'),
  },
  {
    title: 'Money that the bank has only set aside counts as paid',
    file: 'server/src/sales/checkout/settle-checkout.ts',
    text: "known.filter((payment) => payment.status === 'captured')",
    becomes: "known.filter((payment) => payment.status !== 'failed')",
    caughtBy: server('sales/checkout/checkout-status'),
  },
  {
    title: 'A payment that the provider has not captured pays for an order',
    file: 'server/src/sales/checkout/confirm-payment.ts',
    text: "  if (payment.status === 'captured') return;\n",
    becomes: "  if (payment.status !== 'refunded') return;\n",
    caughtBy: server('sales/checkout/settlement-scenarios'),
  },
  {
    title: 'A coupon that ran out while the payment was late is granted',
    file: 'server/src/sales/checkout/fulfil.ts',
    text: "  if (!(await countCoupon(trx, checkout))) return 'coupon used up';\n",
    becomes: '  await countCoupon(trx, checkout);\n',
    caughtBy: server('sales/coupon/coupon'),
  },
  {
    title: 'One shopper uses a coupon any number of times',
    file: 'server/src/sales/coupon/coupon.rules.ts',
    text: 'per_shopper_limit !== null && usesByShopper >= per_shopper_limit',
    becomes: 'per_shopper_limit !== null && usesByShopper > per_shopper_limit',
    caughtBy: server('sales/coupon/coupon'),
  },
  {
    title: 'A coupon is granted after its end',
    file: 'server/src/sales/coupon/coupon.rules.ts',
    text: '  if (!coupon.is_active || (coupon.ends_at && coupon.ends_at <= now))\n',
    becomes: '  if (!coupon.is_active)\n',
    caughtBy: server('sales/coupon/coupon'),
  },
  {
    title: 'The discount of a coupon is not capped',
    file: 'contract/src/sales/pricing.ts',
    text: 'Math.min(part, terms.maximum ?? part, discountable)',
    becomes: 'Math.min(part, discountable)',
    caughtBy: unit('contract/src/sales/pricing'),
  },
  {
    title: 'Delivery costs something at exactly the amount from which it is free',
    file: 'contract/src/sales/pricing.ts',
    text: 'freeFrom !== null && subtotal >= freeFrom',
    becomes: 'freeFrom !== null && subtotal > freeFrom',
    caughtBy: unit('contract/src/sales/pricing'),
  },
  {
    title: 'The shares of a discount do not add up to it',
    file: 'contract/src/values/share-out.ts',
    text: 'byRemainder.slice(0, left)',
    becomes: 'byRemainder.slice(0, left - 1)',
    caughtBy: unit('contract/src/values/share-out'),
  },
  {
    title: 'More is sold than there is',
    file: 'server/src/sales/checkout/checkout.rules.ts',
    text: '    if (available >= item.quantity) return [];\n',
    becomes: '    if (available > 0) return [];\n',
    caughtBy: server('sales/checkout/checkout.rules'),
  },
  {
    title: 'The same unit is counted for two lines',
    file: 'server/src/sales/checkout/checkout.rules.ts',
    text: 'item.quantity + (merged.get(key)?.item.quantity ?? 0)',
    becomes: 'item.quantity',
    caughtBy: server('sales/checkout/checkout.rules'),
  },
  {
    title: 'A reservation that has ended is brought back',
    file: 'server/src/sales/checkout/extend-reservation.ts',
    text: "    .where('expires_at', '>', sql<Date>`now()`)\n",
    becomes: '',
    caughtBy: server('sales/checkout/extend-reservation'),
  },
  {
    title: 'One buyer reserves the whole shelf',
    file: 'server/src/sales/checkout/hold.rules.ts',
    text: 'holdsStock: isWithinCaps(caps, request)',
    becomes: 'holdsStock: true',
    caughtBy: server('sales/checkout/hold.rules'),
  },
  {
    title: 'The money of a cancelled order is kept',
    file: 'server/src/fulfilment/order/move-order.ts',
    text: "  return (await refundOrder(trx, order.id, 'order cancelled')).refundIds;\n",
    becomes: '  return [];\n',
    caughtBy: server('fulfilment/order/order'),
  },
  {
    title: 'The units of a cancelled order do not return to the shelf',
    file: 'server/src/fulfilment/order/move-order.ts',
    text: `      on_hand_change: quantity,
`,
    becomes: `      on_hand_change: 0,
`,
    caughtBy: server('fulfilment/order/order'),
  },
  {
    title: 'An order is cancelled after it was shipped',
    file: 'server/src/fulfilment/order/order-steps.ts',
    text: "  Shipped: ['Out for delivery'],\n",
    becomes: "  Shipped: ['Out for delivery', 'Cancelled'],\n",
    caughtBy: server('fulfilment/order/order'),
  },
  {
    title: 'A shopper cancels the order of another',
    file: 'server/src/fulfilment/order/move-order.ts',
    text: '    if (!order || (move.userId && order.user_id !== move.userId)) {\n',
    becomes: '    if (!order) {\n',
    caughtBy: server('fulfilment/order/cancel'),
  },
  {
    title: 'A refund whose answer was lost is paid out twice',
    file: 'server/src/payments/razorpay/razorpay-provider.ts',
    text: "      const headers = { 'x-refund-idempotency': idempotencyKey };\n",
    becomes: '      const headers = {};\n',
    caughtBy: server('sales/checkout/settlement-scenarios'),
  },
  {
    title: 'The staff give the same money back twice',
    file: 'server/src/fulfilment/refund/refund-in-part.ts',
    text: '    if (await isPromised(trx, requestId)) return;\n',
    becomes: '',
    caughtBy: server('admin/order/orders'),
  },
  {
    title: 'More goes back than was paid',
    file: 'server/src/fulfilment/refund/refund-order.ts',
    text: 'Math.min(payment.left, amount - promised.amount)',
    becomes: 'amount - promised.amount',
    caughtBy: server('fulfilment/order/order'),
  },
  {
    title: 'A returned item is refunded without its share of the discount',
    file: 'server/src/fulfilment/refund/refund-order.ts',
    text: 'line.unit_price * line.quantity - line.discount',
    becomes: 'line.unit_price * line.quantity',
    caughtBy: server('fulfilment/tax/category-coupon'),
  },
  {
    title: 'A webhook is believed without the provider’s signature',
    file: 'server/src/payments/razorpay/read-webhook.ts',
    text: '  if (!secrets.some((secret) => isSameSignature(webhookSignature(rawBody, secret), given))) return undefined;\n',
    becomes: '',
    caughtBy: server('sales/checkout/settle-webhook'),
  },
  {
    title: 'Any signature of the right length is right',
    file: 'server/src/payments/razorpay/signature.ts',
    text: ' && timingSafeEqual(expectedBytes, givenBytes)',
    becomes: '',
    caughtBy: server('payments/razorpay/signature'),
  },
  {
    title: 'A session that was ended goes on',
    file: 'server/src/accounts/session/sessions.ts',
    text: '      if (!(await isAlive({ keyHash: sessionKeyHash, userId: claims.userId }))) return undefined;\n',
    becomes: '',
    caughtBy: server('accounts/session/session'),
  },
  {
    title: 'Whoever had a session keeps it when the password is reset',
    file: 'server/src/accounts/user/reset-password.ts',
    text: '  await endAllSessions(trx, userId);\n',
    becomes: '',
    caughtBy: server('accounts/user/password'),
  },
  {
    title: 'Passwords may be guessed without end',
    file: 'server/src/accounts/session/sign-in-guard.ts',
    text: '      await limiter.consume(realm.limit, key);\n',
    becomes: '',
    caughtBy: server('accounts/session/guessing'),
  },
  {
    title: 'Tracking codes may be guessed without end',
    file: 'server/src/fulfilment/tracking/tracking-code.ts',
    text: 'const TRIES = 5;',
    becomes: 'const TRIES = 5_000;',
    caughtBy: server('fulfilment/tracking/tracking'),
  },
  {
    title: 'Another shopper sees and ends a checkout',
    file: 'server/src/sales/checkout/find-shoppers-checkout.ts',
    text: '  if (!checkout || isAnothers(checkout, userId)) throw',
    becomes: '  if (!checkout) throw',
    caughtBy: server('sales/checkout/checkout-status'),
  },
  {
    title: 'Every member of the staff may do everything',
    file: 'server/src/admin/session/staff-authenticator.ts',
    text: '  assertAllowed(staff, access);\n',
    becomes: '',
    caughtBy: server('admin/role-matrix'),
  },
  {
    title: 'A spreadsheet runs what a shopper typed',
    file: 'server/src/platform/csv/write-csv.ts',
    text: 'return isFormula(text) ?',
    becomes: 'return false ?',
    caughtBy: server('platform/csv/write-csv'),
  },
  {
    title: 'The doctor misses a coupon that a cancelled order still uses',
    file: 'server/src/app/doctor/check-coupons.ts',
    text: "(orders.id is null or orders.status = 'Cancelled')",
    becomes: '(orders.id is null)',
    caughtBy: server('app/doctor/check-coupons'),
  },
];

function chaos(path) {
  return { project: 'chaos', file: `server/src/${path}.chaos.ts` };
}

function server(path) {
  return { project: 'server', file: `server/src/${path}.test.ts` };
}

function unit(path) {
  return { project: 'unit', file: `${path}.test.ts` };
}
