import { sql } from 'kysely';
import type { StaffActor } from '../../../platform/audit/actor.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { addParcel } from '../create-parcel.ts';
import { parcelCode } from '../label/parcel-code.ts';
import type { Target } from './find-target.ts';
import { lockPacking } from './open-packing.ts';
import { deletePacking } from './packing.store.ts';
import { type CountedLine, readLines } from './read-packing.ts';

type Finish = {
  orderId: string;
  station: string;
  weightGrams: number | null;
  box: { lengthMm: number; widthMm: number; heightMm: number } | null;
  isPartial: boolean;
};

/**
 * Into a new parcel, or the existing one that the items were scanned for.
 * @throws ShopError as `lockPacking`; STEP_NOT_POSSIBLE when something is missing
 */
export async function finishPacking(
  db: Database,
  staff: StaffActor,
  { orderId, station, weightGrams, box, isPartial }: Finish,
): Promise<{ parcelId: string; parcelCode: string }> {
  return db.transaction().execute(async (trx) => {
    const { order, target } = await lockPacking(trx, orderId, station);
    const lines = await readLines(trx, orderId, target.lineIds);
    const lineIds = linesToPack(lines, target, isPartial);
    const parcel = target.parcel ?? (await addParcel(trx, staff, order, { orderId, lineIds }));
    const measures = {
      weight_grams: weightGrams,
      length_mm: box?.lengthMm ?? null,
      width_mm: box?.widthMm ?? null,
      height_mm: box?.heightMm ?? null,
    };
    await trx
      .updateTable('parcel')
      .set({ ...measures, packed_at: sql<Date>`now()` })
      .where('id', '=', parcel.id)
      .execute();
    await deletePacking(trx, orderId);
    await recordChange(trx, staff, {
      action: 'parcel.pack',
      subject: orderId,
      before: null,
      after: { parcel: parcel.number, ...measures },
    });
    return { parcelId: parcel.id, parcelCode: parcelCode(orderId, parcel.number) };
  });
}

/** @throws ShopError STEP_NOT_POSSIBLE */
function linesToPack(lines: readonly CountedLine[], target: Target, isPartial: boolean): string[] {
  const begun = lines.filter(({ counted }) => counted > 0);
  const torn = begun.find(({ counted, quantity }) => counted < quantity);
  if (torn) {
    const count = `${torn.counted} of ${torn.quantity}`;
    throw new ShopError(
      'STEP_NOT_POSSIBLE',
      `Only ${count} ${torn.name} scanned: all units of an item must go in the same parcel.`,
    );
  }
  if (begun.length === 0) throw new ShopError('STEP_NOT_POSSIBLE', 'Nothing has been scanned yet.');
  const isWhole = begun.length === lines.length;
  if (!isWhole && (target.parcel || !isPartial)) {
    throw new ShopError('STEP_NOT_POSSIBLE', 'Some items have not been scanned yet.');
  }
  return begun.map(({ lineId }) => lineId);
}
