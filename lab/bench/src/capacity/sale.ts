/**
 * Assumptions about a festival sale. Nobody measured these: enter your own shop's figures and run it again.
 */
export type Sale = {
  /** How many times the hour's average traffic the busiest minutes have. */
  peak: number;
  /** What one shopper requests, on average. */
  visit: {
    /** Whole pages; after that the browser only calls the API. */
    page: number;
    list: number;
    search: number;
    suggestions: number;
    /** A product, or the stock levels of a list or cart. */
    product: number;
    /** Scripts, styles, fonts and pictures; half of the shoppers already have the scripts. */
    file: number;
    fileBytes: number;
    /** Units added by signed-in shoppers; guests' carts are kept in the browser. */
    cart: number;
    order: number;
    /** Checkouts opened but not paid, for each one that is paid. */
    abandoned: number;
  };
  /**
   * Different addresses read; the second is read half as often as the first, the third a third as often, …
   */
  addresses: number;
  /**
   * Seconds between sell-outs that invalidate the caches: as often as a busy process reads the changes
   * (`LOOK_AGAIN_AFTER_MS`), the worst case.
   */
  madeAnewEvery: number;
  /** The share of all orders that contain the hottest size of the hottest product. */
  hottestShare: number;
  /** E-mails per order: the shopper's and the owner's notice. */
  mailsOfAnOrder: number;
  /** Seconds that the mail provider takes per e-mail. */
  mailSeconds: number;
};

export const festivalSale: Sale = {
  peak: 3,
  visit: {
    page: 1.3,
    list: 4,
    search: 0.7,
    suggestions: 2,
    product: 8,
    file: 50,
    fileBytes: 1_300_000,
    cart: 0.2,
    order: 0.03,
    abandoned: 1,
  },
  addresses: 20_000,
  madeAnewEvery: 0.4,
  hottestShare: 0.2,
  mailsOfAnOrder: 2,
  mailSeconds: 0.25,
};

/** The resources of one machine of each kind, from which the bottlenecks are calculated. */
export const machines = {
  /** Internet bandwidth in bits a second. */
  line: 1e9,
  /** CPU cores of the shop's machine. */
  webCores: 8,
  databaseCores: 16,
  /** `max_connections`; a web process uses DATABASE_POOL of them and two more. */
  connections: 200,
  connectionsOfProcess: 22,
  /**
   * The highest utilisation before requests queue (M/M/c with this many servers: four times the service time
   * at 90 %).
   */
  busiest: 0.7,
};
