import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';

export function shippingRulesOf({
  shipping,
  express,
}: Pick<Settings, 'shipping' | 'express'>): Shop['shipping'] {
  if (!express.isOffered) return shipping;
  const { fee, zones, weight, isFreeToo, onlyPins, exceptPins, exceptStates, takesPrepaid, takesCash } =
    express;
  return {
    ...shipping,
    express: { fee, zones, weight, isFreeToo, onlyPins, exceptPins, exceptStates, takesPrepaid, takesCash },
  };
}
