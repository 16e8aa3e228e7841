/** Assumptions about a day. Nobody measured these: enter your own shop's figures and run it again. */
export const assumed = {
  visits: 25_000,
  /** Relative number of visits by hour, from 0 to 23. */
  hours: [4, 2, 1, 1, 1, 2, 5, 8, 10, 12, 13, 13, 13, 12, 12, 12, 12, 13, 15, 18, 20, 20, 16, 9],
  /** Relative frequency of the pages where visits begin. */
  landings: { home: 30, collection: 12, filtered: 13, product: 40, search: 5 },
  /**
   * The share of visits that come from an advertisement, an e-mail or a friend's link, with added query
   * parameters.
   */
  withCampaign: 0.6,
  /**
   * The average number of steps after the landing page: after each page, one visit in `steps` + 1 ends. Each
   * step leads to one of `next`.
   */
  steps: 5,
  next: { product: 42, filter: 18, page: 18, search: 8, home: 6, collection: 8 },
  /** The share of searches in words that hardly anybody else uses. */
  rareSearches: 0.1,
  secondsOnAPage: { least: 4, most: 60 },
  /** The share of visits with products in the cart, whose stock the browser polls every 30 s. */
  withCart: 0.15,
  /** The share of carts that reach the payment, and the share of those that are paid. */
  toPayment: 0.25,
  paid: 0.7,
  /** Seconds until unpaid units are on sale again. */
  releasedAfter: 900,
  /** The share of products whose price the owner changes between 9:00 and 21:00. */
  repriced: 0.05,
  /** Units of a size in stock at the beginning: at least `least`, and up to `more` on top. */
  stock: { least: 3, more: 25 },
  /** Hours at which sold-out sizes are restocked with this many units. */
  deliveries: { hours: [3, 11], units: 20 },
};
