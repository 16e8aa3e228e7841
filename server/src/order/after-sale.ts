import type { Environment } from '../env.ts';
import type { ReturnWindow } from './return-window.ts';

/** The owner's settings for what comes after the purchase. */
export type AfterSale = { returns: ReturnWindow };

export function afterSaleSettings(env: Environment): AfterSale {
  return { returns: { closesDaysAfterDelivery: env.SHOP_RETURN_CLOSES_DAYS ?? null } };
}
