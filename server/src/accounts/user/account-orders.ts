import type { Database, Transaction } from '../../platform/database/connection.ts';

/** @property confirmedEmail null: nobody knows whether the account's address is its owner's */
export type AccountOwner = { userId: string; confirmedEmail: string | null };

/** What happens to the orders of an account. Orders are on a higher floor, which gives this to whoever needs it. */
export type AccountOrders = {
  /** What somebody bought as a guest joins their account, once the e-mail address of both is confirmed to be theirs. */
  adopt(trx: Transaction, userId: string, email: string): Promise<void>;
  /**
   * Cuts the tie to an account that is about to be deleted, of what its owner bought as a guest too. To be called before
   * the account's row is locked.
   */
  release(trx: Transaction, owner: AccountOwner): Promise<void>;
  /** Takes personal data out of the orders and checkouts that were released, as soon as nothing of them is open. */
  anonymise(trx: Transaction): Promise<void>;
  /** All that is kept of a shopper's orders and unfinished checkouts, in words that they know. Amounts in rupees. */
  collect(db: Database, owner: AccountOwner): Promise<{ orders: object[]; unfinishedCheckouts: object[] }>;
};
