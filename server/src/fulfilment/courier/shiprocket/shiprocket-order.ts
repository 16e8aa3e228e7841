import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { NewShipment, Recipient } from '../courier.ts';
import { writeIndianTime } from '../india-time.ts';

/** Shiprocket adds nothing up itself: `sub_total` is what is collected. */
export function adhocOrder(shipment: NewShipment): object {
  return {
    ...common(shipment),
    pickup_location: shipment.warehouse.name,
    ...place('billing', shipment.person),
    shipping_is_billing: true,
    payment_method: shipment.cod === null ? 'Prepaid' : 'COD',
    sub_total: paiseToRupees(shipment.cod ?? shipment.value),
  };
}

export function returnOrder(shipment: NewShipment): object {
  const { warehouse } = shipment;
  return {
    ...common(shipment),
    ...place('pickup', shipment.person),
    ...place('shipping', { ...warehouse, firstName: warehouse.company, lastName: '', email: '' }),
    payment_method: 'PREPAID',
    sub_total: paiseToRupees(shipment.value),
  };
}

function common({ reference, placedAt, items, lengthCm, widthCm, heightCm, grams }: NewShipment) {
  return {
    order_id: reference,
    order_date: writeIndianTime(placedAt),
    order_items: items.map(({ name, sku, hsn, quantity, price }) => ({
      name,
      sku,
      units: quantity,
      selling_price: paiseToRupees(price),
      ...(hsn && { hsn: Number(hsn) }),
    })),
    length: lengthCm,
    breadth: widthCm,
    height: heightCm,
    weight: grams / 1_000,
  };
}

function place(prefix: 'billing' | 'pickup' | 'shipping', person: Recipient) {
  const { firstName, lastName, street, city, state, pin, phone, email } = person;
  return Object.fromEntries(
    Object.entries({
      customer_name: firstName,
      last_name: lastName,
      address: street,
      city: city.slice(0, 30),
      pincode: Number(pin),
      state,
      country: 'India',
      email,
      phone: Number(tenDigits(phone)),
    }).map(([field, value]) => [`${prefix}_${field}`, value]),
  );
}

/** `+91 98290 12345` → `9829012345` */
function tenDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10);
}
