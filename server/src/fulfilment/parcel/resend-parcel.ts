import { lockVariants, moveStock } from '../../catalogue/product/stock-ledger.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { followParcels } from './follow-parcels.ts';
import { inItsOrder } from './in-its-order.ts';
import { insertParcel, recordParcelEvent } from './parcel.store.ts';
import { isUndecided } from './parcel-steps.ts';
import { linesIn } from './undelivered-stock.ts';

/**
 * The invoice stays valid, because the items are still to be delivered.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when there is nothing to decide; OUT_OF_STOCK
 */
export async function resendParcel(
  db: Database,
  staff: StaffActor,
  { parcelId, note }: { parcelId: string; note?: string | undefined },
): Promise<string> {
  return inItsOrder(db, parcelId, async (trx, order, parcel) => {
    if (!isUndecided(parcel)) {
      throw new ShopError('STEP_NOT_POSSIBLE', 'Nothing in this parcel needs to be sent again.');
    }
    const lines = await linesIn(trx, parcel);
    if (lines.length === 0) {
      throw new ShopError('STEP_NOT_POSSIBLE', 'All of its items have been returned.');
    }
    const available = await lockVariants(
      trx,
      lines.map(({ variant_id }) => variant_id),
    );
    for (const { variant_id, quantity } of lines) {
      const left = (available.get(variant_id) ?? 0) - quantity;
      if (left < 0) throw new ShopError('OUT_OF_STOCK', 'There is not enough stock to send it again.');
      available.set(variant_id, left);
    }
    await moveStock(
      trx,
      lines.map(({ variant_id, quantity }) => ({
        variant_id,
        kind: 'sold',
        on_hand_change: -quantity,
        checkout_id: order.checkout_id,
        note: 'sent again',
      })),
    );
    await trx.updateTable('parcel').set({ outcome: 'resent' }).where('id', '=', parcel.id).execute();
    await recordParcelEvent(trx, parcel, { actor: staff, decision: 'resent', note: note || null });
    const lineIds = lines.map(({ id }) => id);
    const next = await insertParcel(trx, { orderId: order.id, lineIds }, staff);
    await followParcels(trx, order, staff);
    await recordChange(trx, staff, {
      action: 'parcel.resend',
      subject: order.id,
      before: { parcel: parcel.number },
      after: { parcel: next.number, note },
    });
  });
}
