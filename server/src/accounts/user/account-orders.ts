import type { Database, Transaction } from '../../platform/database/connection.ts';

/** What happens to the orders of an account. Orders are on a higher floor, which gives this to whoever needs it. */
export type AccountOrders = {
  /** What somebody bought as a guest joins their account, once the e-mail address of both is confirmed to be theirs. */
  adopt(trx: Transaction, userId: string, email: string): Promise<void>;
  /** Cuts the tie to an account that is about to be deleted. To be called before the account's row is locked. */
  release(trx: Transaction, userId: string): Promise<void>;
  /** Takes personal data out of the orders that were released, as soon as they need no delivery any more. */
  anonymise(trx: Transaction): Promise<void>;
  /** All that is kept of a shopper's orders and unfinished checkouts, in words that they know. Amounts in rupees. */
  collect(db: Database, userId: string): Promise<{ orders: object[]; unfinishedCheckouts: object[] }>;
};
