const labels: Record<string, string> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  cod: 'Cash on delivery',
  none: 'None',
  exchange: 'Exchange',
  'store-credit': 'Store credit',
};

/** Returns a payment method's name on screen; a provider's own method keeps its name. */
export function paymentMethodLabel(method: string): string {
  return labels[method] ?? method;
}
