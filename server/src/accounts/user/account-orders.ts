import type { Database, Transaction } from '../../platform/database/connection.ts';

/** @property confirmedEmail null: the account's address is not confirmed to be its owner's */
export type AccountOwner = { userId: string; confirmedEmail: string | null };

/** What happens to the orders of an account. Orders are on a higher floor, which passes this down. */
export type AccountOrders = {
  /** What somebody bought as a guest joins their account, once the e-mail address of both is confirmed to be theirs. */
  adopt(trx: Transaction, userId: string, email: string): Promise<void>;
  /**
   * Detaches orders from an account that is about to be deleted, including its owner's guest orders. To be called
   * before the account's row is locked.
   */
  release(trx: Transaction, owner: AccountOwner): Promise<void>;
  /** Removes personal data from the detached orders and checkouts, as soon as nothing of them is open. */
  anonymise(trx: Transaction): Promise<void>;
  /** All that is stored of a shopper's orders and unfinished checkouts, in plain words. Amounts in rupees. */
  collect(db: Database, owner: AccountOwner): Promise<{ orders: object[]; unfinishedCheckouts: object[] }>;
};
