import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Database } from '../../platform/database/connection.ts';
import { paidForLine, paidForUnits } from '../refund/refund-order.ts';
import type { NewShipment, Warehouse } from './courier.ts';
import type { ShipmentRow } from './shipment.store.ts';

type OwnSettings = Pick<Settings, 'contact' | 'couriers' | 'legal' | 'shop'>;

export function warehouseOf({ contact, couriers, legal, shop }: OwnSettings): Warehouse {
  const { pickupName, city, state, pin } = couriers;
  return {
    name: pickupName,
    company: legal.name || shop.name,
    city,
    state,
    pin,
    street: contact.address.join(', '),
    phone: contact.phone,
  };
}

/** Amounts are always read here, from the order. */
export async function readShipmentContent(
  db: Database,
  shipment: ShipmentRow,
  settings: OwnSettings,
): Promise<NewShipment> {
  const order = await db
    .selectFrom('orders')
    .where('id', '=', shipment.order_id)
    .select(['address', 'email', 'phone', 'placed_at'])
    .executeTakeFirstOrThrow();
  const lines = await findLinesIn(db, shipment);
  const { firstName, lastName, street, city, state, zipcode } = order.address;
  return {
    reference: shipment.reference,
    mayExist: shipment.sent_at !== null,
    placedAt: order.placed_at,
    person: {
      firstName,
      lastName,
      street,
      city,
      state,
      pin: zipcode,
      // Shiprocket needs one, which an order by phone may not have.
      email: order.email || settings.contact.email,
      phone: order.phone,
    },
    warehouse: warehouseOf(settings),
    items: lines.map(({ name, size, sku, hsn, units, ...line }) => ({
      name: size ? `${name}, ${size}` : name,
      sku,
      hsn,
      quantity: units,
      price: Math.round(paidForLine(line) / line.quantity),
    })),
    value: lines.reduce((sum, line) => sum + unitsValue(line), 0),
    cod: await readCod(db, shipment),
    grams: shipment.weight_grams,
    isExpress: shipment.is_express,
    lengthCm: shipment.length_cm,
    widthCm: shipment.width_cm,
    heightCm: shipment.height_cm,
  };
}

/** Its share of the order's amount; null when nothing is collected. */
async function readCod(db: Database, { parcel_id }: ShipmentRow): Promise<number | null> {
  if (parcel_id === null) return null;
  const parcel = await db
    .selectFrom('parcel')
    .where('id', '=', parcel_id)
    .select('cod_due')
    .executeTakeFirstOrThrow();
  return parcel.cod_due || null;
}

type SentLine = { units: number; quantity: number; unit_price: Paise; discount: Paise };

function unitsValue({ units, ...line }: SentLine): Paise {
  return paidForUnits(paidForLine(line), { units, of: line.quantity, after: 0 });
}

/** In a parcel, or of the returns that a courier collects together. */
function findLinesIn(db: Database, { id, parcel_id }: ShipmentRow) {
  const units =
    parcel_id === null
      ? db
          .selectFrom('shipment_return')
          .innerJoin('return_request', 'return_request.id', 'return_id')
          .where('shipment_id', '=', id)
          .select(['line_id', 'return_request.quantity as units'])
      : db
          .selectFrom('parcel_line')
          .innerJoin('order_line as packed', 'packed.id', 'line_id')
          .where('parcel_id', '=', parcel_id)
          .select(['line_id', 'packed.quantity as units']);
  return (
    db
      .selectFrom('order_line')
      .innerJoin(units.as('sent'), 'sent.line_id', 'order_line.id')
      .innerJoin('variant', 'variant.id', 'order_line.variant_id')
      .innerJoin('product', 'product.id', 'order_line.product_id')
      // Units that were missing have been taken out of the order.
      .where('units', '>', 0)
      .orderBy('order_line.position')
      .select([
        'order_line.name',
        'order_line.size',
        'sku',
        'hsn',
        'units',
        'quantity',
        'unit_price',
        'discount',
      ])
      .execute()
  );
}
