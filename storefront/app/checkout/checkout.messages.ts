/** What the shopper reads about a payment whose outcome has to be asked for. */
export const checkoutMessages = {
  checking: 'Checking your payment…',
  checkingHint: 'It takes a few seconds.',
  unclear: 'We could not check your payment yet',
  unclearHint: 'Please do not pay again. Your order follows by e-mail if you have paid.',
  again: 'Check again',
  opening: 'Opening payment…',
  notStarted: 'Payment',
  failed: 'Payment Failed',
  refunded:
    'We could not complete your order any more. Your payment is being refunded; it takes 5 to 7 business days.',
} as const;
