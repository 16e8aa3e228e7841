import type { PackingSlip, PickedUnit } from '@gulmohar/contract/admin/order-documents.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { presentDelivery } from '../../fulfilment/order/delivery-details.ts';
import { shortId } from '../../fulfilment/order/short-id.ts';
import { barcodePath } from '../../fulfilment/parcel/label/barcode.ts';
import { senderOf } from '../../fulfilment/parcel/label/sender.ts';
import type { Database } from '../../platform/database/connection.ts';
import { cashDue } from '../../sales/cod/cash-due.ts';
import { isToBeConfirmed } from '../../sales/confirmation/confirmation.ts';

/**
 * Returns the orders' pick list: each variant once, sorted by bin location. Orders that wait for their buyer's
 * confirmation are left out.
 */
export async function readPickList(
  db: Database,
  orderIds: readonly string[],
): Promise<{ units: PickedUnit[]; leftOut: string[] }> {
  const unconfirmed = await db
    .selectFrom('orders')
    .where('id', 'in', orderIds)
    .where(isToBeConfirmed)
    .select('id')
    .execute();
  const leftOut = new Set(unconfirmed.map(({ id }) => id));
  const lines = (await findLines(db, orderIds)).filter((line) => !leftOut.has(line.order_id));
  const bySku = Map.groupBy(lines, (line) => line.sku);
  const units = [...bySku.values()].flatMap((same): PickedUnit[] => {
    const [first] = same;
    if (!first) return [];
    const { sku, name, size, picture, bin_location } = first;
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    return [
      {
        sku,
        name,
        size,
        picture,
        binLocation: bin_location,
        quantity,
        orders: same.map((line) => shortId(line.order_id)),
      },
    ];
  });
  // Sorts numbers within bin locations by value, so that shelf 9 comes before shelf 10. Variants without a
  // location come last.
  const along = new Intl.Collator('en-IN', { numeric: true });
  const key = ({ binLocation, name, sku }: PickedUnit) => `${binLocation || '\uffff'} ${name} ${sku}`;
  units.sort((one, other) => along.compare(key(one), key(other)));
  return { units, leftOut: [...leftOut].map(shortId) };
}

export async function readPackingSlips(
  db: Database,
  settings: Settings,
  orderIds: readonly string[],
): Promise<PackingSlip[]> {
  const [orders, items] = await Promise.all([
    db
      .selectFrom('orders')
      .where('id', 'in', orderIds)
      .orderBy('placed_at')
      .orderBy('id')
      .selectAll()
      .execute(),
    findLines(db, orderIds),
  ]);
  const byOrder = Map.groupBy(items, (line) => line.order_id);
  const sender = senderOf(settings);
  return orders.map((order) => ({
    orderId: order.id,
    shortId: shortId(order.id),
    placedAt: order.placed_at.toISOString(),
    barcode: barcodePath(shortId(order.id)),
    sender,
    ...presentDelivery(order),
    courier: order.courier,
    trackingNumber: order.tracking_number,
    collect: cashDue(order),
    isExpress: order.is_express,
    items: (byOrder.get(order.id) ?? []).map(({ sku, name, size, quantity }) => ({
      sku,
      name,
      size,
      quantity,
    })),
  }));
}

async function findLines(db: Database, orderIds: readonly string[]) {
  return db
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.id', 'order_line.variant_id')
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('order_line.position')
    .select(['order_id', 'sku', 'bin_location', 'order_line.name', 'order_line.size', 'order_line.quantity'])
    .select('order_line.picture')
    .execute();
}
