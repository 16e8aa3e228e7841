/** The shop's texts, most of them fixed to the letter by the specification; {n} and {m} are filled in. */
export const messages = {
  productNotFound: 'Product not found',
  selectProductSize: 'Select Product Size',
  selectSize: 'Please select a size',
  selectSizeToBuy: 'Please select a size before buying!',
  outOfStock: 'Out of stock',
  cannotAddMore: (available: number, inCart: number) =>
    `Cannot add more. Only ${available} available, ${inCart} already in cart.`,
  wholeNumber: 'Please enter a whole number',
  onlyAvailable: (available: number) => `Only ${available} available in stock`,
  addedToCart: 'Product added to cart!',
  addFailed: 'Failed to add product to cart',
  cartEmpty: 'Your cart is empty',
  criticalStock: 'Cannot proceed: Some items have critical stock issues',
  stockIssues: 'Stock Issues Detected',
  resolveStock: 'RESOLVE STOCK ISSUES TO CONTINUE',
  fillAddress: 'Fill Address Details to Proceed',
  noProducts: 'No products found',
  sdkFailed: 'Razorpay SDK failed to load.',
  noAnswer: 'The shop did not answer. Please check your connection and try again.',
  initiationFailed: 'Payment initiation failed.',
  notCompleted: 'The payment was not completed. Your cart is as it was.',
} as const;
