import type { Selectable } from 'kysely';
import type { Checkout } from '../../platform/database/tables.ts';
import type { WithJson } from '../../platform/database/with-json.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** What the JSON of a checkout holds; null: it was opened by its amount alone. */
export type CheckoutJson = { snapshot: CheckoutSnapshot | null };

export type CheckoutRow = WithJson<Selectable<Checkout>, CheckoutJson>;
/** With what tells whether its row has changed since. */
export type SeenCheckout = CheckoutRow & { version: string };

/** A checkout whose lines are known. */
export type PricedCheckoutRow = CheckoutRow & { snapshot: CheckoutSnapshot };

export function isPriced(checkout: CheckoutRow): checkout is PricedCheckoutRow {
  return checkout.snapshot !== null;
}
