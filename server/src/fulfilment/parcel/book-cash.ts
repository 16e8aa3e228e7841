import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import type { ParcelWithLines } from './parcel.store.ts';

/** As payments of their order; refunds of them are made by hand. */
export async function bookCash(
  trx: Transaction,
  order: Selectable<Orders>,
  parcels: readonly ParcelWithLines[],
): Promise<void> {
  if (order.payment_method !== CASH_ON_DELIVERY) return;
  const collected = parcels.flatMap(({ id, cod_due }) => (cod_due ? [{ id, amount: cod_due }] : []));
  if (collected.length === 0) return;
  await trx
    .insertInto('payment')
    .values(
      collected.map((parcel) => ({
        id: uuid(),
        provider: CASH_ON_DELIVERY,
        // Allows only one payment for each parcel.
        provider_payment_id: parcel.id,
        checkout_id: order.checkout_id,
        order_id: order.id,
        amount: parcel.amount,
        currency: order.currency,
        method: CASH_ON_DELIVERY,
      })),
    )
    .execute();
}
