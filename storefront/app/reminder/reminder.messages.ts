/** Texts of the pages that the links of a reminder open. */
export const reminderMessages = {
  title: 'Your items',
  description: 'The items of an order that was not finished.',
  intro: 'These are the items that you chose, with today’s prices. Nothing is reserved yet.',
  gone: 'Unfortunately, nothing of what you chose is available any more.',
  take: 'Put them in my cart',
  browse: 'Look round the shop',
  size: (size: string) => `Size ${size}`,
  units: (quantity: number) => `${quantity} ×`,
  soldOut: 'Sold out',
  onlyLeft: (available: number) => `Only ${available} left`,
  loadFailed: 'We could not load your items. Please try again.',
  end: 'End reminders',
  endText: 'Would you like to stop receiving reminders of orders that you did not finish?',
} as const;
