import type { Packing, ScanResult } from '@gulmohar/contract/admin/packing.ts';
import { findScanned, isScanned } from '../../../catalogue/product/find-scanned.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { shortId } from '../../order/short-id.ts';
import { findByCode } from './find-target.ts';
import { lockPacking } from './open-packing.ts';
import { setCounted } from './packing.store.ts';
import { type CountedLine, presentPacking, readLines } from './read-packing.ts';

type Scan = { orderId: string; station: string; code: string; scanId: string };
type Scanned = { result: ScanResult; message: string; packing: Packing };

/**
 * An item that does not belong to the order is named and changes nothing.
 * @throws ShopError as `lockPacking`
 */
export async function scanItem(db: Database, { orderId, station, code, scanId }: Scan): Promise<Scanned> {
  return db.transaction().execute(async (trx) => {
    const { order, row, target } = await lockPacking(trx, orderId, station);
    const lines = await readLines(trx, orderId, target.lineIds);
    const show = () => presentPacking(trx, order, target, { row, station });
    const matching = lines.filter((line) => isScanned(line, code));
    const [first] = matching;
    if (!first)
      return {
        ...(await nameStranger(trx, { orderId, goesInto: target.parcel ? 'parcel' : 'order' }, code)),
        packing: await show(),
      };
    // The scan was counted before, but its response was lost.
    if (row.last_scan === scanId) return { ...countedResult(first, lines), packing: await show() };
    const open = matching.find(({ counted, quantity }) => counted < quantity);
    if (!open) {
      const message = `All units of ${nameOf(first)} are in. Put this one back.`;
      return { result: 'too many', message, packing: await show() };
    }
    const line = { ...open, counted: open.counted + 1 };
    await setCounted(trx, { orderId, lineId: line.lineId, counted: line.counted, scanId });
    const after = lines.map((one) => (one === open ? line : one));
    return { ...countedResult(line, after), packing: await show() };
  });
}

/** @throws ShopError as `lockPacking`; INVALID_INPUT for more than were ordered */
export async function countLine(
  db: Database,
  {
    orderId,
    station,
    lineId,
    counted,
  }: { orderId: string; station: string; lineId: string; counted: number },
): Promise<Packing> {
  return db.transaction().execute(async (trx) => {
    const { order, row, target } = await lockPacking(trx, orderId, station);
    const line = (await readLines(trx, orderId, target.lineIds)).find((one) => one.lineId === lineId);
    if (!line) throw new ShopError('NOT_FOUND', 'This item does not belong in this parcel.');
    if (counted > line.quantity) throw new ShopError('INVALID_INPUT', `Only ${line.quantity} were ordered.`);
    await setCounted(trx, { orderId, lineId, counted });
    return presentPacking(trx, order, target, { row, station });
  });
}

function nameOf({ name, size }: { name: string; size: string | null }): string {
  return size ? `${name}, ${size}` : name;
}

function countedResult(
  line: CountedLine,
  lines: readonly CountedLine[],
): Pick<Scanned, 'result' | 'message'> {
  const isComplete = lines.every(({ counted, quantity }) => counted === quantity);
  if (isComplete)
    return { result: 'complete', message: 'All items are in. Weigh the parcel and print its label.' };
  return { result: 'counted', message: `${nameOf(line)}: ${line.counted} of ${line.quantity}` };
}

async function nameStranger(
  trx: Transaction,
  { orderId, goesInto }: { orderId: string; goesInto: 'order' | 'parcel' },
  code: string,
): Promise<Pick<Scanned, 'result' | 'message'>> {
  const variant = await findScanned(trx, code);
  if (variant) {
    const message = `${nameOf(variant)} (${variant.sku}) does not belong to this ${goesInto}.`;
    return { result: 'wrong', message };
  }
  const other = await findByCode(trx, code);
  if (other?.orderId === orderId)
    return { result: 'other order', message: 'This is the order itself: scan its items.' };
  if (other) {
    const message = `This is order ${shortId(other.orderId)}. Finish or leave order ${shortId(orderId)} first.`;
    return { result: 'other order', message };
  }
  return { result: 'wrong', message: `Nothing in the shop has the barcode ${code}.` };
}
