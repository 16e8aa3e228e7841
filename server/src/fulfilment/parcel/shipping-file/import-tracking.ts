import type { TrackingRow } from '@gulmohar/contract/admin/shipping-file.ts';
import type { StaffActor } from '../../../platform/audit/actor.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { workOrTry } from '../../../platform/database/dry-run.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { lockOrder } from '../../order/order.store.ts';
import { findOrderIds, shortId } from '../../order/short-id.ts';
import { addParcel } from '../create-parcel.ts';
import { readParcelCode } from '../label/parcel-code.ts';
import { findParcels, findUnpacked, type ParcelWithLines } from '../parcel.store.ts';
import { isCurrent, isWaiting } from '../parcel-steps.ts';
import { assertNewNumber, writeTracking } from '../tracking-number.ts';
import { readTrackingFile, type TrackingFileRow } from './read-tracking-file.ts';

type Result = Pick<TrackingRow, 'result' | 'outcome'>;

/**
 * Rows that match no parcel are skipped, each with a reason. Importing the same file again changes nothing.
 * @throws ShopError INVALID_INPUT for a file of another kind
 */
export async function importTracking(
  db: Database,
  staff: StaffActor,
  { content, isPreview }: { content: string; isPreview: boolean },
): Promise<TrackingRow[]> {
  const rows = readTrackingFile(content);
  return workOrTry(db, isPreview, async (trx) => {
    const results: TrackingRow[] = [];
    for (const row of rows) results.push(present(row, await takeRow(trx, staff, row)));
    return results;
  });
}

function present({ line, order, trackingNumber }: TrackingFileRow, result: Result): TrackingRow {
  return { line, order, trackingNumber, ...result };
}

/** So that the other rows are still imported. Nothing is written before all checks of the row. */
async function takeRow(trx: Transaction, staff: StaffActor, row: TrackingFileRow): Promise<Result> {
  if (row.problem) return refused(row.problem);
  try {
    return await enter(trx, staff, row);
  } catch (error) {
    if (error instanceof ShopError) return refused(error.message);
    throw error;
  }
}

function refused(result: string): Result {
  return { result, outcome: 'refused' };
}

async function enter(trx: Transaction, staff: StaffActor, row: TrackingFileRow): Promise<Result> {
  const { trackingNumber, courier } = row;
  const named = readParcelCode(row.order);
  const [orderId, another] = named ? await findOrderIds(trx, named.shortId) : [];
  if (!named || !orderId) return refused(`There is no order ${row.order}.`);
  if (another) return refused(`Two orders have the number ${row.order}: enter it on the order’s page.`);
  const order = await lockOrder(trx, orderId);
  if (!order || order.status === 'Cancelled') return refused('The order was cancelled.');
  if (order.status === 'Order Placed') return refused('The order is not being packed yet.');
  const parcels = await findParcels(trx, orderId);
  const parcel = parcelFor(parcels, named.number);
  if (typeof parcel === 'string') return refused(parcel);
  if (parcel) return enterAt(trx, staff, parcel, row);
  // The order was exported before it was packed, so that all of it becomes one parcel, as it was exported.
  const lineIds = await findUnpacked(trx, orderId, parcels);
  if (lineIds.length === 0) return refused('The order has no parcel waiting for the courier.');
  const added = await addParcel(trx, staff, order, { orderId, lineIds, courier, trackingNumber });
  return {
    result: `Parcel ${shortId(orderId)}-${added.number} is created with this number.`,
    outcome: 'set',
  };
}

function parcelFor(
  parcels: readonly ParcelWithLines[],
  number: number | undefined,
): ParcelWithLines | string | undefined {
  const current = parcels.filter(isCurrent);
  if (current.length === 0) return undefined;
  if (number !== undefined) {
    return current.find((parcel) => parcel.number === number) ?? `The order has no parcel ${number}.`;
  }
  const [only, another] = current;
  const codes = current.map((parcel) => `${shortId(parcel.order_id)}-${parcel.number}`);
  return another ? `The order has several parcels: name one of ${codes.join(', ')}.` : only;
}

async function enterAt(
  trx: Transaction,
  staff: StaffActor,
  parcel: ParcelWithLines,
  { trackingNumber, courier }: TrackingFileRow,
): Promise<Result> {
  const { tracking_number: current } = parcel;
  const name = `${shortId(parcel.order_id)}-${parcel.number}`;
  if (current === trackingNumber)
    return { result: `Parcel ${name} already has this number.`, outcome: 'same' };
  if (current !== null) {
    return refused(`Parcel ${name} has the number ${current}. Please change it on the order’s page.`);
  }
  if (!isWaiting(parcel.state)) return refused(`Parcel ${name} is no longer waiting for the courier.`);
  await assertNewNumber(trx, trackingNumber);
  await writeTracking(trx, staff, parcel, { courier: courier || (parcel.courier ?? ''), trackingNumber });
  return { result: `Parcel ${name} gets this number.`, outcome: 'set' };
}
