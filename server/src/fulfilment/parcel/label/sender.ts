import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Sender } from './sheet.ts';

/** The sender, to whom an undeliverable parcel is returned. */
export function senderOf({ shop, contact }: Pick<Settings, 'shop' | 'contact'>): Sender {
  // The address often begins with the shop's name, as on a parcel, which would repeat it.
  const lines = contact.address.filter((line) => line !== shop.name);
  return { name: shop.name, lines, phone: contact.phone };
}
