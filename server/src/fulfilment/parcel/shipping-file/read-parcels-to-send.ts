import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import type { Orders } from '../../../platform/database/tables.ts';
import { cashDue } from '../../../sales/cod/cash-due.ts';
import { paidForLine } from '../../refund/refund-order.ts';
import { boxOf } from '../label/box-of.ts';
import { parcelCode } from '../label/parcel-code.ts';
import { findParcelsOf, type ParcelWithLines } from '../parcel.store.ts';
import { isCurrent, isWaiting } from '../parcel-steps.ts';

export type LineToSend = {
  sku: string;
  name: string;
  size: string | null;
  hsn: string;
  quantity: number;
  unitPrice: Paise;
};

/** Its amounts add up to what the buyer pays for it. */
export type ParcelToSend = {
  code: string;
  order: Selectable<Orders>;
  collect: Paise | null;
  lines: LineToSend[];
  discount: Paise;
  deliveryCharge: Paise;
  /** 0 when it is unknown. */
  weightGrams: number;
  boxMm: [number, number, number] | null;
};

/** An order that is being packed and has no parcel yet is exported as the one parcel that it will become. */
export async function readParcelsToSend(db: Database, orderIds: readonly string[]): Promise<ParcelToSend[]> {
  const [orders, parcels, lines] = await Promise.all([
    db.selectFrom('orders').where('id', 'in', orderIds).selectAll().execute(),
    findParcelsOf(db, orderIds),
    findLines(db, orderIds),
  ]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return orderIds.flatMap((orderId) => {
    const order = byId.get(orderId);
    if (!order) return [];
    const all = parcels.get(orderId) ?? [];
    const own = lines.filter(({ order_id }) => order_id === orderId);
    const waiting = all.filter(
      (parcel) => isWaiting(parcel.state) && parcel.tracking_number === null && isCurrent(parcel),
    );
    if (waiting.length > 0) return waiting.map((parcel) => toSend(order, own, parcel));
    const isUnpacked = order.status === 'Packing' && !all.some(isCurrent);
    return isUnpacked ? [toSend(order, own, { number: all.length + 1 })] : [];
  });
}

type Line = Awaited<ReturnType<typeof findLines>>[number];
type Planned = { number: number } & Partial<ParcelWithLines>;

function toSend(order: Selectable<Orders>, all: readonly Line[], parcel: Planned): ParcelToSend {
  const lines = all.filter(({ id }) => parcel.lineIds?.includes(id) ?? true);
  const collect = (parcel.cod_due ?? cashDue(order)) || null;
  const net = lines.reduce((sum, line) => sum + paidForLine(line), 0);
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  // Couriers collect the total of the columns, so the delivery charge and rounded-off paise have to be
  // included.
  const rest = (collect ?? net + (parcel.number === 1 ? order.shipping : 0)) - net;
  const weighed = lines.every(({ weight_grams }) => weight_grams > 0);
  const weight = lines.reduce((sum, line) => sum + line.weight_grams * line.quantity, 0);
  return {
    code: parcelCode(order.id, parcel.number),
    order,
    collect,
    lines: lines.map(({ sku, name, size, hsn, quantity, unit_price }) => ({
      sku,
      name,
      size,
      hsn,
      quantity,
      unitPrice: unit_price,
    })),
    discount: discount + Math.max(0, -rest),
    deliveryCharge: Math.max(0, rest),
    weightGrams: parcel.weight_grams ?? (weighed ? weight : 0),
    boxMm: boxOf(parcel) ?? boxOfSingle(lines),
  };
}

function boxOfSingle([only, another]: readonly Line[]): [number, number, number] | null {
  return only && !another && only.quantity === 1 ? boxOf(only) : null;
}

async function findLines(db: Database, orderIds: readonly string[]) {
  return db
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.id', 'order_line.variant_id')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .where('order_id', 'in', orderIds)
    .orderBy('order_line.position')
    .select(['order_line.id', 'order_id', 'sku', 'order_line.name', 'order_line.size', 'hsn'])
    .select(['order_line.quantity', 'unit_price', 'discount'])
    .select(['weight_grams', 'length_mm', 'width_mm', 'height_mm'])
    .execute();
}
