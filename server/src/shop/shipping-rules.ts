import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';

/** Returns the delivery charges, including Express if the owner offers it. */
export function shippingRulesOf({
  shipping,
  express,
}: Pick<Settings, 'shipping' | 'express'>): Shop['shipping'] {
  if (!express.isOffered) return shipping;
  const { isOffered: _, handlingDays: __, transitDays: ___, ...rules } = express;
  return { ...shipping, express: rules };
}
