/** What is assumed of a festival sale. Nobody measured these: put in your own shop's figures and run it again. */
export type Sale = {
  /** In the busiest minutes come so many times the shoppers of the average one of the hour. */
  peak: number;
  /** What one shopper asks for, on average. */
  visit: {
    /** Whole pages; from then on the browser asks the API alone. */
    page: number;
    list: number;
    search: number;
    suggestions: number;
    /** A product, or the stock levels of a list or cart. */
    product: number;
    /** Scripts, styles, fonts and pictures, half of the shoppers having the scripts already. */
    file: number;
    fileBytes: number;
    /** Units added by those who are signed in; a guest's cart is in the browser. */
    cart: number;
    order: number;
    /** Checkouts that are opened and not paid, for each that is. */
    abandoned: number;
  };
  /** Different addresses that are read; the second is read half as often as the first, the third a third as often, ... */
  addresses: number;
  /**
   * Something is sold out so often, in seconds, that what is ready-made is made anew: as often as a busy process reads
   * what changed (`LOOK_AGAIN_AFTER_MS`), the worst case.
   */
  madeAnewEvery: number;
  /** Of all orders, those with the most wanted size of the most wanted product. */
  hottestShare: number;
  /** E-mails for each order: the shopper's, and the owner's notice. */
  mailsOfAnOrder: number;
  /** Seconds that the mail provider takes for one. */
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

/** What one machine of each kind has, for the figures at which walls stand. */
export const machines = {
  /** Bits a second to the Internet. */
  line: 1e9,
  /** Processors for the shop, of one machine. */
  webCores: 8,
  databaseCores: 16,
  /** `max_connections`; a web process has DATABASE_POOL of them and two. */
  connections: 200,
  connectionsOfProcess: 22,
  /** Utilised further than this, requests queue (M/M/c with so many servers: four times the service time at 90 %). */
  busiest: 0.7,
};
