import type { totalsInRupees as shown } from '@gulmohar/contract/sales/checkout.ts';
import type { Totals } from '@gulmohar/contract/sales/pricing.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { z } from 'zod';

/** Omits parts of the discount, a cash on delivery charge and a gift wrap of zero. */
export function totalsInRupees(totals: Totals): z.output<typeof shown> {
  const { subtotal, discount, shipping, total, prepaidDiscount, promotionDiscount, codFee, giftWrap } =
    totals;
  return {
    subtotal: paiseToRupees(subtotal),
    discount: paiseToRupees(discount),
    shipping: paiseToRupees(shipping),
    total: paiseToRupees(total),
    ...(prepaidDiscount && { prepaidDiscount: paiseToRupees(prepaidDiscount) }),
    ...(promotionDiscount && { promotionDiscount: paiseToRupees(promotionDiscount) }),
    ...(codFee && { codFee: paiseToRupees(codFee) }),
    ...(giftWrap && { giftWrap: paiseToRupees(giftWrap) }),
  };
}
