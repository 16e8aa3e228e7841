import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { inItsOrder } from '../parcel/in-its-order.ts';
import { recordParcelEvent } from '../parcel/parcel.store.ts';
import { askFor, findShipmentOf } from './shipment.store.ts';

type AttemptInstruction = { parcelId: string; action?: 'retry' | 'return'; note?: string | undefined };

/**
 * If no courier is booked, only records what the courier was told.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE without a failed attempt, or for bringing it back when no
 * courier is booked
 */
export async function answerAttempt(
  db: Database,
  staff: StaffActor,
  { parcelId, action = 'retry', note }: AttemptInstruction,
): Promise<string> {
  return inItsOrder(db, parcelId, async (trx, order, parcel) => {
    if (parcel.state !== 'attempt_failed') {
      throw new ShopError('STEP_NOT_POSSIBLE', 'No delivery attempt has failed for this parcel.');
    }
    const shipment = await findShipmentOf(trx, parcel.id);
    if (!shipment && action === 'return') {
      throw new ShopError(
        'STEP_NOT_POSSIBLE',
        'No courier is booked for this parcel here. Please contact the courier directly.',
      );
    }
    if (shipment) {
      const request = { shipment_id: shipment.id, kind: action, staff_name: staff.name, note: note || null };
      await askFor(trx, request);
    }
    if (action === 'retry') {
      await recordParcelEvent(trx, parcel, { actor: staff, decision: 'retry', note: note || null });
    }
    await recordChange(trx, staff, {
      action: action === 'retry' ? 'parcel.retry' : 'parcel.call-back',
      subject: order.id,
      before: null,
      after: { parcel: parcel.number, note },
    });
  });
}
