import type { CurrentSettings } from '../../shop/shop-settings.ts';
import type { ReturnWindow } from '../return/return-window.ts';
import type { Seller } from '../tax/tax-document.ts';

/** The owner's settings for what comes after the purchase. */
export type AfterSale = { readonly returns: ReturnWindow; readonly seller: Seller };

/** Each is read when it is asked for: it follows the owner's settings. */
export function afterSaleSettings(settings: CurrentSettings): AfterSale {
  return {
    get returns() {
      return settings.current.returns;
    },
    get seller() {
      const { legal, contact, tax } = settings.current;
      return {
        legalName: legal.name,
        address: contact.address,
        gstin: tax.gstin,
        prefix: tax.invoicePrefix,
      };
    },
  };
}
