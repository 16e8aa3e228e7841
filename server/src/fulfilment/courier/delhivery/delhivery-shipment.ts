import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { NewShipment } from '../courier.ts';

/** Without characters on which Delhivery's parser fails even when they are encoded. */
export function createForm(shipment: NewShipment, isReturn: boolean): URLSearchParams {
  const { person, warehouse, items, cod } = shipment;
  const data = {
    shipments: [
      {
        name: plain(`${person.firstName} ${person.lastName}`.trim()),
        add: plain(person.street),
        pin: person.pin,
        city: plain(person.city),
        state: person.state,
        country: 'India',
        phone: person.phone.replace(/\D/g, '').slice(-10),
        order: shipment.reference,
        payment_mode: isReturn ? 'Pickup' : cod === null ? 'Prepaid' : 'COD',
        cod_amount: cod === null ? 0 : paiseToRupees(cod),
        total_amount: paiseToRupees(shipment.value),
        products_desc: plain(items.map(({ name }) => name).join(', ')).slice(0, 200),
        hsn_code: [...new Set(items.map(({ hsn }) => hsn).filter(Boolean))].join(','),
        quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
        weight: shipment.grams,
        shipment_length: shipment.lengthCm,
        shipment_width: shipment.widthCm,
        shipment_height: shipment.heightCm,
        seller_name: plain(warehouse.company),
        seller_add: plain(warehouse.street),
        return_name: plain(warehouse.company),
        return_add: plain(warehouse.street),
        return_pin: warehouse.pin,
        return_city: warehouse.city,
        return_state: warehouse.state,
        return_country: 'India',
        return_phone: warehouse.phone.replace(/\D/g, '').slice(-10),
        shipping_mode: shipment.isExpress ? 'Express' : 'Surface',
      },
    ],
    pickup_location: { name: warehouse.name },
  };
  return new URLSearchParams({ format: 'json', data: JSON.stringify(data) });
}

function plain(text: string): string {
  return text
    .replace(/[&#%;\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
