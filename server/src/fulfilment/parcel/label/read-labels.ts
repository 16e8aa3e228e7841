import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Database } from '../../../platform/database/connection.ts';
import type { ParcelState } from '../../../platform/database/tables.ts';
import type { PictureStore } from '../../../platform/storage/picture-store.ts';
import { presentDelivery } from '../../order/delivery-details.ts';
import type { TaxDocumentJson } from '../../tax/tax-document.ts';
import { findOrderOf, findParcelsOf } from '../parcel.store.ts';
import { isCurrent, isReturning } from '../parcel-steps.ts';
import { boxOf } from './box-of.ts';
import { labelOf } from './label-of.ts';
import { parcelCode } from './parcel-code.ts';
import { senderOf } from './sender.ts';
import type { Label } from './sheet.ts';

export type LabelSources = { db: Database; pictures: PictureStore; settings: Settings };

export function hasLabel({ state }: { state: ParcelState }): boolean {
  return !isReturning(state) && state !== 'delivered';
}

/** undefined when the parcel is not to be delivered */
export async function readLabelOf(
  { db, pictures, settings }: LabelSources,
  parcelId: string,
): Promise<Label | undefined> {
  const orderId = await findOrderOf(db, parcelId);
  if (!orderId) return undefined;
  const labels = (await readLabels({ db, pictures, settings }, [orderId])).get(orderId);
  return labels?.find((label) => label.parcelId === parcelId);
}

/** By order id. */
export async function readLabels(
  { db, pictures, settings }: LabelSources,
  orderIds: readonly string[],
): Promise<Map<string, Label[]>> {
  const [orders, parcels, lines, invoices] = await Promise.all([
    db.selectFrom('orders').where('id', 'in', orderIds).selectAll().execute(),
    findParcelsOf(db, orderIds),
    findItems(db, orderIds),
    findInvoices(db, orderIds),
  ]);
  const items = new Map(lines.map(({ id, text }) => [id, text]));
  const labels = new Map<string, Label[]>();
  for (const order of orders) {
    const current = (parcels.get(order.id) ?? []).filter(isCurrent);
    const document = invoices.get(order.id);
    const invoice = document ? { number: document.number, total: document.content.total } : null;
    const own = current.filter(hasLabel).map(
      async (parcel): Promise<Label> => ({
        courierLabel: (await labelOf(pictures, parcel)) ?? null,
        parcelId: parcel.id,
        parcelCode: parcelCode(order.id, parcel.number),
        isExpress: parcel.is_express,
        number: current.indexOf(parcel) + 1,
        count: current.length,
        courier: parcel.courier,
        trackingNumber: parcel.tracking_number,
        collect: parcel.cod_due || null,
        ...presentDelivery(order),
        items: parcel.lineIds.flatMap((id) => items.get(id) ?? []),
        weightGrams: parcel.weight_grams,
        boxMm: boxOf(parcel),
        date: parcel.created_at,
        invoice,
        sender: senderOf(settings),
        gstin: settings.tax.gstin,
      }),
    );
    labels.set(order.id, await Promise.all(own));
  }
  return labels;
}

async function findItems(db: Database, orderIds: readonly string[]) {
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.id', 'order_line.variant_id')
    .where('order_id', 'in', orderIds)
    .select(['order_line.id', 'sku', 'order_line.name', 'order_line.size', 'order_line.quantity'])
    .execute();
  return lines.map(({ id, sku, name, size, quantity }) => ({
    id,
    text: `${quantity} × ${size ? `${name}, ${size}` : name} (${sku})`,
  }));
}

async function findInvoices(db: Database, orderIds: readonly string[]) {
  const documents = await db
    .selectFrom('tax_document')
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'invoice')
    .select(['order_id', 'number', 'content'])
    .$narrowType<TaxDocumentJson>()
    .execute();
  return new Map(documents.map((document) => [document.order_id, document]));
}
