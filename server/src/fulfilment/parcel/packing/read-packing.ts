import type { Packing, PackingLine } from '@gulmohar/contract/admin/packing.ts';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import type { Orders } from '../../../platform/database/tables.ts';
import { cashDue } from '../../../sales/cod/cash-due.ts';
import { shortId } from '../../order/short-id.ts';
import { boxOf } from '../label/box-of.ts';
import { parcelCode } from '../label/parcel-code.ts';
import type { Target } from './find-target.ts';
import { findCounts, type PackingRow } from './packing.store.ts';

export type CountedLine = PackingLine & {
  variantId: number;
  moreBarcodes: string[];
  weightGrams: number;
  box: { lengthMm: number; widthMm: number; heightMm: number };
};

/** In the order of the shelves. */
export async function readLines(
  db: Database,
  orderId: string,
  lineIds: readonly string[],
): Promise<CountedLine[]> {
  if (lineIds.length === 0) return [];
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('order_line')
      .innerJoin('variant', 'variant.id', 'order_line.variant_id')
      .where('order_line.id', 'in', lineIds)
      .orderBy('bin_location')
      .orderBy('order_line.position')
      .select([
        'order_line.id',
        'variant_id',
        'sku',
        'barcode',
        'more_barcodes',
        'order_line.name',
        'order_line.size',
      ])
      .select(['picture', 'bin_location', 'order_line.quantity'])
      .select(['weight_grams', 'length_mm', 'width_mm', 'height_mm'])
      .execute(),
    findCounts(db, orderId),
  ]);
  return rows.map((row) => ({
    lineId: row.id,
    variantId: row.variant_id,
    sku: row.sku,
    barcode: row.barcode,
    moreBarcodes: row.more_barcodes,
    name: row.name,
    size: row.size,
    picture: row.picture,
    binLocation: row.bin_location,
    quantity: row.quantity,
    counted: Math.min(counts.get(row.id) ?? 0, row.quantity),
    weightGrams: row.weight_grams,
    box: { lengthMm: row.length_mm, widthMm: row.width_mm, heightMm: row.height_mm },
  }));
}

export async function presentPacking(
  trx: Transaction,
  order: Selectable<Orders>,
  target: Target,
  { row, station }: { row: PackingRow | undefined; station: string },
): Promise<Packing> {
  const lines = await readLines(trx, order.id, target.lineIds);
  const isElsewhere = row?.isReserved === true && row.station !== station;
  return {
    orderId: order.id,
    shortId: shortId(order.id),
    status: order.status,
    buyerName: order.buyer_name,
    city: order.address.city,
    collect: cashDue(order),
    parcelCode: target.parcel && parcelCode(order.id, target.parcel.number),
    lines: lines.map(presentLine),
    packed: target.packed.map(({ id, number }) => ({
      parcelId: id,
      parcelCode: parcelCode(order.id, number),
    })),
    ...expected(lines),
    units: lines.map(({ quantity, weightGrams, box: { lengthMm, widthMm, heightMm } }) => ({
      quantity,
      grams: weightGrams,
      boxMm: boxOf({ length_mm: lengthMm, width_mm: widthMm, height_mm: heightMm }),
    })),
    chosenBox: await findChosenBox(trx, order.checkout_id),
    isExpress: order.is_express,
    lockedBy: isElsewhere ? { staffName: row.staff_name, at: row.touched_at.toISOString() } : null,
  };
}

function presentLine(line: CountedLine): PackingLine {
  const { lineId, sku, barcode, name, size, picture, binLocation, quantity, counted } = line;
  return { lineId, sku, barcode, name, size, picture, binLocation, quantity, counted };
}

async function findChosenBox(trx: Transaction, checkoutId: string): Promise<string | null> {
  const draft = await trx
    .selectFrom('draft_order')
    .where('checkout_id', '=', checkoutId)
    .select('box_name')
    .executeTakeFirst();
  return draft?.box_name ?? null;
}

function expected(lines: readonly CountedLine[]): Pick<Packing, 'expectedGrams' | 'expectedBox'> {
  const isWeighed = lines.length > 0 && lines.every(({ weightGrams }) => weightGrams > 0);
  const grams = lines.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0);
  const [only, another] = lines;
  const isSingle = only !== undefined && !another && only.quantity === 1;
  const isMeasured = isSingle && Object.values(only.box).every((side) => side > 0);
  return { expectedGrams: isWeighed ? grams : null, expectedBox: isMeasured ? only.box : null };
}
