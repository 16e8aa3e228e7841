import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Database } from '../../platform/database/connection.ts';
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
      email: order.email,
      phone: order.phone,
    },
    warehouse: warehouseOf(settings),
    items: lines.map(({ name, size, sku, hsn, quantity, unit_price, discount }) => ({
      name: size ? `${name}, ${size}` : name,
      sku,
      hsn,
      quantity,
      price: Math.round((unit_price * quantity - discount) / quantity),
    })),
    value: lines.reduce((sum, line) => sum + line.unit_price * line.quantity - line.discount, 0),
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

function findLinesIn(db: Database, { id, parcel_id }: ShipmentRow) {
  const lineIds =
    parcel_id === null
      ? db
          .selectFrom('shipment_return')
          .innerJoin('return_request', 'return_request.id', 'return_id')
          .where('shipment_id', '=', id)
          .select('line_id')
      : db.selectFrom('parcel_line').where('parcel_id', '=', parcel_id).select('line_id');
  return (
    db
      .selectFrom('order_line')
      .innerJoin('variant', 'variant.id', 'order_line.variant_id')
      .innerJoin('product', 'product.id', 'order_line.product_id')
      .where('order_line.id', 'in', lineIds)
      // Units that were missing have been taken out of the order.
      .where('quantity', '>', 0)
      .orderBy('order_line.position')
      .select(['order_line.name', 'order_line.size', 'sku', 'hsn', 'quantity', 'unit_price', 'discount'])
      .execute()
  );
}
