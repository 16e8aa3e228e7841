import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { ShippingColumn, ShippingField } from '@gulmohar/contract/admin/shipping-file.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { type CsvValue, csvFile } from '../../../platform/csv/write-csv.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { type LineToSend, type ParcelToSend, readParcelsToSend } from './read-parcels-to-send.ts';

const BATCH = 50;

type Seller = Pick<Settings, 'shop' | 'contact' | 'legal' | 'tax'>;
type Row = { parcel: ParcelToSend; line: LineToSend; seller: Seller };

/** In a courier's columns, with a row for each item. */
export function exportParcels(
  db: Database,
  seller: Seller,
  { columns, orderIds }: { columns: readonly ShippingColumn[]; orderIds: readonly string[] },
): AsyncIterable<string> {
  async function* rows(): AsyncGenerator<CsvValue[]> {
    for (let at = 0; at < orderIds.length; at += BATCH) {
      for (const parcel of await readParcelsToSend(db, orderIds.slice(at, at + BATCH))) {
        for (const line of parcel.lines)
          yield columns.map((column) => cellOf(column, { parcel, line, seller }));
      }
    }
  }
  return csvFile(
    columns.map(({ heading }) => heading),
    rows(),
  );
}

function cellOf({ field, text }: ShippingColumn, row: Row): CsvValue {
  return field === null ? text : values[field](row);
}

/** `22-11-2026 15:30` */
function dateText(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    hourCycle: 'h23',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  return `${part('day')}-${part('month')}-${part('year')} ${part('hour')}:${part('minute')}`;
}

/** Unknown measures are left empty; the courier asks for them. */
function sideOf({ boxMm }: ParcelToSend, side: 0 | 1 | 2): number | null {
  return boxMm && boxMm[side] / 10;
}

const values: Record<ShippingField, (row: Row) => CsvValue> = {
  orderCode: ({ parcel }) => parcel.code,
  orderDate: ({ parcel }) => dateText(parcel.order.placed_at),
  paymentMethod: ({ parcel }) => (parcel.collect === null ? 'Prepaid' : 'COD'),
  codAmount: ({ parcel }) => paiseToRupees(parcel.collect ?? 0),
  fullName: ({ parcel: { order } }) => `${order.address.firstName} ${order.address.lastName}`,
  firstName: ({ parcel }) => parcel.order.address.firstName,
  lastName: ({ parcel }) => parcel.order.address.lastName,
  phone: ({ parcel }) => parcel.order.address.phone,
  email: ({ parcel }) => parcel.order.email,
  street: ({ parcel }) => parcel.order.address.street,
  city: ({ parcel }) => parcel.order.address.city,
  state: ({ parcel }) => parcel.order.address.state,
  pin: ({ parcel }) => parcel.order.address.zipcode,
  country: ({ parcel }) => parcel.order.address.country,
  sku: ({ line }) => line.sku,
  itemName: ({ line: { name, size } }) => (size ? `${name}, size ${size}` : name),
  quantity: ({ line }) => line.quantity,
  unitPrice: ({ line }) => paiseToRupees(line.unitPrice),
  hsn: ({ line }) => line.hsn,
  discount: ({ parcel }) => paiseToRupees(parcel.discount),
  deliveryCharge: ({ parcel }) => paiseToRupees(parcel.deliveryCharge),
  parcelValue: ({ parcel }) => {
    const items = parcel.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    return paiseToRupees(items - parcel.discount + parcel.deliveryCharge);
  },
  weightGrams: ({ parcel }) => parcel.weightGrams || null,
  weightKg: ({ parcel }) => (parcel.weightGrams ? parcel.weightGrams / 1000 : null),
  lengthCm: ({ parcel }) => sideOf(parcel, 0),
  widthCm: ({ parcel }) => sideOf(parcel, 1),
  heightCm: ({ parcel }) => sideOf(parcel, 2),
  shopName: ({ seller }) => seller.shop.name,
  sellerName: ({ seller }) => seller.legal.name,
  sellerGstin: ({ seller }) => seller.tax.gstin,
  sellerAddress: ({ seller }) => seller.contact.address.join(', '),
};
