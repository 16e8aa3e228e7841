import { missingSeller } from './missing-details.ts';
import type { ShopSettings } from './shop-settings.ts';

/** Whether visitors see the shop and can buy. A shop whose seller is not known stays closed. */
export function isOpen({ current, isDemo }: Pick<ShopSettings, 'current' | 'isDemo'>): boolean {
  const settings = current();
  return settings.opening.isOpen && (isDemo() || missingSeller(settings).length === 0);
}
