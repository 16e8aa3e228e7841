export const deliveryMessages = {
  gift: (from: string) => `A gift from ${from}; the parcel shows no prices.`,
  giftWrapped: 'Wrapped as a gift',
  pin: 'Delivery PIN code',
  check: 'Check',
  wrongPin: 'A PIN code has 6 digits',
  failed: 'The dates could not be calculated. Please try again.',
  arrives: (days: string, pin: string) => `Arrives ${days} at ${pin}, if you order now`,
  arrivesShort: (days: string) => `Arrives ${days}`,
  notServed: (pin: string) =>
    `Our couriers do not deliver to ${pin} at present. Please write to us before you order.`,
  cash: 'Cash on delivery is available there',
  returns: 'returns are collected from your door',
  noReturns: 'returns are sent to us by post',
  estimate: 'An estimate based on distance; Sundays and holidays do not count.',
} as const;
