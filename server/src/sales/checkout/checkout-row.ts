import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** What the JSON column `checkout.snapshot` holds; null: opened for an amount alone. For `$narrowType` of a query. */
export type WithSnapshot = { snapshot: CheckoutSnapshot | null };

export type CheckoutRow = Omit<Selectable<Schema['checkout']>, 'snapshot'> & WithSnapshot;

/** A checkout that is known to be for something. */
export type PricedCheckoutRow = CheckoutRow & { snapshot: CheckoutSnapshot };

export function isPriced(checkout: CheckoutRow): checkout is PricedCheckoutRow {
  return checkout.snapshot !== null;
}
