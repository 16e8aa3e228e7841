import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';

/** null when the shop does not offer gift wrap. */
export function giftWrapPriceOf({ giftWrap }: Pick<Settings, 'giftWrap'>): Paise | null {
  return giftWrap.isOffered ? giftWrap.price : null;
}
