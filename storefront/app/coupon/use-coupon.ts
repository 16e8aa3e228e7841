import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { NO_SAVING, type Saving } from '@gulmohar/contract/sales/pricing.ts';
import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { couponMessages as messages } from './coupon.messages.ts';
import { type CouponCart, validate } from './coupon-calls.ts';
import { applyCoupon, keepRefusal, removeCode, useAppliedCode } from './coupon-store.ts';

export type CouponState = {
  applied: Coupon | undefined;
  saving: Saving;
  isBusy: boolean;
  refusal: string | undefined;
  /** Called when something else is typed. */
  forgetRefusal(): void;
  apply(code: string): Promise<void>;
  remove(): void;
};

/**
 * The coupon of this cart. Whenever the cart changes, the page's loader asks the server for the discount
 * again.
 */
export function useCoupon(cart: CouponCart): CouponState {
  const { code, coupon, refusal } = useAppliedCode();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const applied = code === null ? undefined : coupon;
  // A refusal is about what was typed here, so the next visit to the page does not show it.
  useEffect(() => () => keepRefusal(undefined), []);

  return {
    applied,
    saving: applied ? savingOfCoupon(applied) : NO_SAVING,
    isBusy,
    refusal,
    forgetRefusal: () => keepRefusal(undefined),
    async apply(typed) {
      if (typed.trim() === '') return keepRefusal(messages.missingCode);
      setBusy(true);
      const validation = await validate(typed, cart);
      setBusy(false);
      if (validation.outcome !== 'valid') {
        keepRefusal(validation.message);
        showToast('error', validation.message, { isLong: true });
        return;
      }
      applyCoupon(validation.coupon);
      showToast('success', messages.applied, { isLong: true });
      // The cart may have changed during the request.
      await revalidate();
    },
    remove() {
      removeCode();
      showToast('info', messages.removed, { isLong: true });
      // Offers that do not go with a coupon apply again.
      void revalidate();
    },
  };
}

function savingOfCoupon({ discountAmount, discountType }: Coupon): Saving {
  return { discount: rupeesToPaise(discountAmount) ?? 0, isShippingFree: discountType === 'free_shipping' };
}
