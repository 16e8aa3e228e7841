import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { deliversOnlyTo, type ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Address } from '@gulmohar/contract/values/address.ts';
import { findState } from '@gulmohar/contract/values/states.ts';
import { gstinElsewhere, isGstinOfState } from '@gulmohar/contract/values/tax-numbers.ts';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { cashRejectionAt } from '../../sales/cod/cash-at.ts';
import { lockOrder } from '../order/order.store.ts';
import { insertNote } from '../order/order-note.ts';
import { assertUnchanged } from '../order/order-version.ts';
import { findParcels } from '../parcel/parcel.store.ts';
import { isCurrent } from '../parcel/parcel-steps.ts';

type Change = {
  orderId: string;
  version?: number | undefined;
  address: Omit<Address, 'email'>;
  cod: Settings['cod'];
  shipping: ShippingRules;
};

/**
 * The invoice is issued when the first parcel leaves, so that its taxes are those of the new place; the
 * agreed delivery charge stays the same.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE once a parcel is labelled or has left; INVALID_INPUT for
 * another state than that of the buyer's GSTIN, or than the only one that is delivered to; COD_NOT_OFFERED where no cash is collected
 */
export async function changeAddress(
  db: Database,
  staff: StaffActor,
  { orderId, version, address, cod, shipping: { onlyState } }: Change,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new ShopError('NOT_FOUND', 'Order not found');
    await assertUnchanged(trx, orderId, version);
    const rejection = addressRejection(order, await countParcels(trx, orderId));
    if (rejection) throw new ShopError('STEP_NOT_POSSIBLE', rejection);
    if (order.buyer_gstin && !isGstinOfState(order.buyer_gstin, address.state)) {
      throw wrongField('state', gstinElsewhere(order.buyer_gstin, address.state));
    }
    if (onlyState && findState(address.state) !== onlyState) {
      throw wrongField('state', deliversOnlyTo(onlyState));
    }
    if (order.payment_method === CASH_ON_DELIVERY) {
      const noCash = cashRejectionAt(cod, order.amount - order.credit, address.zipcode);
      if (noCash) throw new ShopError('COD_NOT_OFFERED', noCash);
    }
    const changed = { ...order.address, ...address };
    await trx
      .updateTable('orders')
      .set({
        address: JSON.stringify(changed),
        phone: address.phone,
        buyer_name: `${address.firstName} ${address.lastName}`,
      })
      .where('id', '=', orderId)
      .execute();
    const text = `Address changed. It was:\n${inLines(order.address)}`;
    const noteId = await insertNote(trx, { orderId, kind: 'note', text, staff });
    // The addresses are stored with the order, where they can be erased.
    await recordChange(trx, staff, {
      action: 'order.address',
      subject: orderId,
      before: null,
      after: { noteId },
    });
    await enqueue(trx, 'send-address-changed', { orderId, changeId: uuid() });
  });
}

async function countParcels(trx: Transaction, orderId: string): Promise<number> {
  return (await findParcels(trx, orderId)).filter(isCurrent).length;
}

/** Why the address cannot be changed any more; undefined when it can. @param parcels current ones */
export function addressRejection(
  { status }: Pick<Selectable<Orders>, 'status'>,
  parcels: number,
): string | undefined {
  if (status !== 'Order Placed' && status !== 'Packing') {
    return `The order is ${status}: the address is already on its invoice and parcel.`;
  }
  return parcels > 0
    ? 'A parcel already has a label with the old address. Please cancel it first.'
    : undefined;
}

function inLines({ firstName, lastName, street, city, zipcode, state, phone }: Address): string {
  return [`${firstName} ${lastName}`, street, `${city} ${zipcode}, ${state}`, phone].join('\n');
}
