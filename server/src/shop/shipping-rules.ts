import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { TaxSettings } from '@gulmohar/contract/admin/tax-settings.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { State } from '@gulmohar/contract/values/states.ts';
import { stateOfGstin } from '@gulmohar/contract/values/tax-numbers.ts';

export function shippingRulesOf({
  shipping: own,
  express,
  tax,
}: Pick<Settings, 'shipping' | 'express' | 'tax'>): Shop['shipping'] {
  const onlyState = onlyStateOf(tax);
  const shipping = { ...own, ...(onlyState && { onlyState }) };
  if (!express.isOffered) return shipping;
  const { fee, zones, weight, isFreeToo, onlyPins, exceptPins, exceptStates, takesPrepaid, takesCash } =
    express;
  return {
    ...shipping,
    express: { fee, zones, weight, isFreeToo, onlyPins, exceptPins, exceptStates, takesPrepaid, takesCash },
  };
}

/**
 * Under the composition scheme, nothing may be sold to another state (CGST Act, section 10(2)(c)). Without a
 * registration neither (section 24(i)), unless an exemption applies, such as that for handicrafts (Notification
 * 3/2018-IT), which the owner has to know.
 */
function onlyStateOf({ registration, gstin, state, sellsElsewhere }: TaxSettings): State | undefined {
  if (registration === 'composition') return stateOfGstin(gstin);
  return registration === 'none' && !sellsElsewhere ? (state ?? undefined) : undefined;
}
