import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { afterSaleSettings } from '../order/after-sale.ts';
import type { Seller } from '../tax/tax-document.ts';

/** Who is named on documents that a courier's scan gives rise to. */
export function sellerOf(settings: CurrentSettings): Seller {
  return afterSaleSettings(settings.current()).seller;
}
