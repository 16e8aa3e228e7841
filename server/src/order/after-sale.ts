import type { Environment } from '../env.ts';
import type { Seller } from '../tax/tax-document.ts';
import type { ReturnWindow } from './return-window.ts';

/** The owner's settings for what comes after the purchase. */
export type AfterSale = { returns: ReturnWindow; seller: Seller };

export function afterSaleSettings(env: Environment): AfterSale {
  return {
    returns: { closesDaysAfterDelivery: env.SHOP_RETURN_CLOSES_DAYS ?? null },
    seller: {
      legalName: env.SHOP_LEGAL_NAME,
      address: env.SHOP_ADDRESS,
      gstin: env.SHOP_GSTIN,
      prefix: env.SHOP_INVOICE_PREFIX,
    },
  };
}
