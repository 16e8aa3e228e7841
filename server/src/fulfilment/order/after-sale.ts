import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { ReturnWindow } from '../return/return-window.ts';
import type { Seller } from '../tax/tax-document.ts';

/** The owner's settings that apply after the purchase. */
export type AfterSale = { readonly returns: ReturnWindow; readonly seller: Seller };

export function afterSaleSettings({ returns, legal, contact, tax }: Settings): AfterSale {
  return {
    returns,
    seller: {
      legalName: legal.name,
      address: contact.address,
      gstin: tax.gstin,
      prefix: tax.invoicePrefix,
    },
  };
}
