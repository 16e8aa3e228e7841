import type { Shop } from '@gulmohar/contract/shop/shop.ts';

/** Returns the shop's WhatsApp, if the owner lists it among its other places. */
export function whatsAppOf({ social }: Pick<Shop, 'social'>): Shop['social'][number] | undefined {
  return social.find(({ url }) => url.startsWith('https://wa.me/'));
}
