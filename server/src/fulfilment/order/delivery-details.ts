import type { DeliveryDetails } from '@gulmohar/contract/sales/checkout.ts';
import type { Address } from '@gulmohar/contract/values/address.ts';
import type { Selectable } from 'kysely';
import type { Orders } from '../../platform/database/tables.ts';

export function presentDelivery({
  address,
  gift_from,
  gift_note,
  gift_wrap,
}: Selectable<Orders>): DeliveryDetails {
  return {
    address: presentAddress(address),
    giftFrom: gift_from,
    giftNote: gift_note,
    isGiftWrapped: gift_wrap > 0,
  };
}

export function presentAddress(stored: Address): Address {
  const { firstName, lastName, email, street, city, state, zipcode, country, phone } = stored;
  return { firstName, lastName, email, street, city, state, zipcode, country, phone };
}
