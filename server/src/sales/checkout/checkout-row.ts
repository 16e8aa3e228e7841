import type { Selectable } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Checkout } from '../../platform/database/tables.ts';
import type { WithJson } from '../../platform/database/with-json.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** The JSON column of a checkout; null when it was opened by amount only. */
export type CheckoutJson = { snapshot: CheckoutSnapshot | null };

export type CheckoutRow = WithJson<Selectable<Checkout>, CheckoutJson>;

export type PricedCheckoutRow = CheckoutRow & { snapshot: CheckoutSnapshot };

export function isPriced(checkout: CheckoutRow): checkout is PricedCheckoutRow {
  return checkout.snapshot !== null;
}

/** Required before changing its units, its order or its coupon. */
export async function lockCheckout(trx: Transaction, id: string): Promise<CheckoutRow> {
  return trx
    .selectFrom('checkout')
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .$narrowType<CheckoutJson>()
    .executeTakeFirstOrThrow();
}
