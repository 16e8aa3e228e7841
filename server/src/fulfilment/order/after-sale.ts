import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Seller } from '../tax/tax-document.ts';

export type AfterSale = { readonly returns: Settings['returns']; readonly seller: Seller };

export function afterSaleSettings({ returns, legal, contact, tax, giftWrap }: Settings): AfterSale {
  return {
    returns,
    seller: {
      legalName: legal.name,
      address: contact.address,
      gstin: tax.gstin,
      registration: tax.registration,
      prefix: tax.invoicePrefix,
      giftWrap: { name: giftWrap.name, hsn: giftWrap.hsn, basisPoints: giftWrap.basisPoints },
    },
  };
}
