import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Selectable } from 'kysely';
import type { Orders } from '../../../platform/database/tables.ts';
import type { Recipient, Sender } from './sheet.ts';

/** The sender, to whom an undeliverable parcel is returned. */
export function senderOf({ shop, contact }: Pick<Settings, 'shop' | 'contact'>): Sender {
  // The address often begins with the shop's name, as on a parcel, which would repeat it.
  const lines = contact.address.filter((line) => line !== shop.name);
  return { name: shop.name, lines, phone: contact.phone };
}

export function recipientOf({ address }: Pick<Selectable<Orders>, 'address'>): Recipient {
  const { firstName, lastName, street, city, state, zipcode, country, phone } = address;
  return {
    name: `${firstName} ${lastName}`,
    lines: [street, city, `${state}, ${country}`],
    pin: zipcode,
    phone,
  };
}
