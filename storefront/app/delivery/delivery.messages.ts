/** What a shopper reads of when a parcel arrives. */
export const deliveryMessages = {
  pin: 'Delivery PIN code',
  check: 'Check',
  wrongPin: 'A PIN code has 6 digits',
  failed: 'The dates could not be worked out. Please try again.',
  arrives: (days: string, pin: string) => `Arrives ${days} at ${pin}, if you order now`,
  arrivesShort: (days: string) => `Arrives ${days}`,
  estimate: 'An estimate by distance; Sundays and holidays do not count.',
} as const;
