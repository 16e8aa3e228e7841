import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { afterSaleSettings } from '../order/after-sale.ts';
import type { Seller } from '../tax/tax-document.ts';

export function sellerOf(settings: CurrentSettings): Seller {
  return afterSaleSettings(settings.current()).seller;
}
