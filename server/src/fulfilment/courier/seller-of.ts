import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { afterSaleSettings } from '../order/after-sale.ts';
import type { Seller } from '../tax/tax-document.ts';

/** The seller named on documents that are issued because of a courier's scan. */
export function sellerOf(settings: CurrentSettings): Seller {
  return afterSaleSettings(settings.current()).seller;
}
