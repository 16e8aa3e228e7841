/** What is assumed of a day. Nobody measured these: put in your own shop's figures and run it again. */
export const assumed = {
  visits: 25_000,
  /** Visits by hour, relative to each other: shoppers are awake, and shop after work. */
  hours: [4, 2, 1, 1, 1, 2, 5, 8, 10, 12, 13, 13, 13, 12, 12, 12, 12, 13, 15, 18, 20, 20, 16, 9],
  /** Where a visit begins. */
  landings: { home: 30, collection: 12, filtered: 13, product: 40, search: 5 },
  /** Of the visits, those that come by an advertisement, a mail or a friend's link with parameters of its own. */
  withCampaign: 0.6,
  /** What follows, after a look at the page; a visit ends with one of `steps` + 1. */
  steps: 5,
  next: { product: 42, filter: 18, page: 18, search: 8, home: 6, collection: 8 },
  /** Of the searches, those in words that hardly anybody else uses. */
  rareSearches: 0.1,
  secondsOnAPage: { least: 4, most: 60 },
  /** Of the visits, those with products in the cart, whose stock the browser asks for every 30 s. */
  withCart: 0.15,
  /** Of the carts, those that are taken to the payment, and of these those that are paid. */
  toPayment: 0.25,
  paid: 0.7,
  /** Seconds until what is not paid is on sale again. */
  releasedAfter: 900,
  /** Of the products, those whose price the owner changes between nine and nine. */
  repriced: 0.05,
  /** Units of a size in stock at the beginning: as many, and so many more at most. */
  stock: { least: 3, more: 25 },
  /** Hours at which what is sold out comes back, with so many units. */
  deliveries: { hours: [3, 11], units: 20 },
};
