/** What the shopper reads about a payment whose outcome has to be asked for. */
export const checkoutMessages = {
  haveGstin: 'Have a GSTIN?',
  haveGstinHint: 'For an invoice in the name of your business',
  gstin: 'GSTIN',
  // As long as the longest complaint, which stands in its place: the button to pay stays where it is.
  gstinHint: 'Of the state that the parcel goes to. Without one you buy as a consumer, at the same price.',
  businessName: 'Business name',
  checkGstin: 'Please check the GSTIN and the name of the business',
  checking: 'Checking your payment…',
  checkingHint: 'It takes a few seconds.',
  unclear: 'We could not check your payment yet',
  unclearHint: 'Please do not pay again. Your order follows by e-mail if you have paid.',
  again: 'Check again',
  opening: 'Opening payment…',
  spoken: (units: number, total: string) => `${units} ${units === 1 ? 'item' : 'items'}, total ${total}`,
  reserved: (minutes: number) =>
    `When you press Pay, your items are reserved for ${minutes} minutes. You can ask for more time.`,
  timeTitle: 'Do you need more time?',
  timeLeft: (minutes: number) =>
    `Your items are reserved for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`,
  timeOver:
    'Your items are no longer reserved. You can still pay; if one of them has been sold meanwhile, your money goes back to you.',
  moreTime: (minutes: number) => `Keep them for ${minutes} more minutes`,
  noMoreTime: 'More time is not possible. Please finish the payment.',
  moreTimeFailed: 'More time could not be asked for. Please try again.',
  backToPayment: 'Back to the payment',
  notStarted: 'Payment',
  failed: 'Payment Failed',
  refunded:
    'We could not complete your order any more. Your payment is being refunded; it takes 5 to 7 business days.',
} as const;
