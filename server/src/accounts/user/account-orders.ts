import type { Database, Transaction } from '../../platform/database/connection.ts';

/** @property confirmedEmail null when the account's address is not confirmed */
export type AccountOwner = { userId: string; confirmedEmail: string | null };

/** What accounts need from orders. Passed in, because orders are on a higher floor. */
export type AccountOrders = {
  /** Adds a shopper's guest orders to their account, once its e-mail address is confirmed. */
  adopt(trx: Transaction, userId: string, email: string): Promise<void>;
  /**
   * Detaches orders from an account that is about to be deleted, including its owner's guest orders. Must be
   * called before the account's row is locked.
   */
  release(trx: Transaction, owner: AccountOwner): Promise<void>;
  /** Removes personal data from detached orders and checkouts as soon as nothing about them is open. */
  anonymise(trx: Transaction): Promise<void>;
  /**
   * Returns all stored data of a shopper's orders and unfinished checkouts in readable form. Amounts are in
   * rupees.
   */
  collect(db: Database, owner: AccountOwner): Promise<{ orders: object[]; unfinishedCheckouts: object[] }>;
};
