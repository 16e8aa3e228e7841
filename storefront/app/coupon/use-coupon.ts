import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { NO_SAVING, type Saving } from '@gulmohar/contract/sales/pricing.ts';
import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useEffect, useRef, useState } from 'react';
import { couponMessages as messages } from './coupon.messages.ts';
import { type CouponCart, listAvailable, validate } from './coupon-calls.ts';
import { setAppliedCode, useAppliedCode } from './coupon-store.ts';

/** A quantity is often changed by several clicks in a row. */
const SETTLE_MS = 400;

export type CouponState = {
  applied: Coupon | undefined;
  /** undefined until the shop has answered. */
  available: Coupon[] | undefined;
  saving: Saving;
  isBusy: boolean;
  /** Why the last code was not taken, or the applied one was taken away; a toast is gone too soon for that. */
  refusal: string | undefined;
  /** Something else is being typed. */
  forgetRefusal(): void;
  apply(code: string): Promise<void>;
  remove(): void;
  /** Asks the shop again, after it refused the order. */
  recheck(): void;
};

/**
 * The coupon of this cart. With every change of the cart the shop is asked again what it takes off; one that can no
 * longer be used is taken away, with the reason beside the field and in a toast.
 */
export function useCoupon(cart: CouponCart): CouponState {
  const code = useAppliedCode((state) => state.code);
  const [applied, setApplied] = useState<Coupon>();
  const [available, setAvailable] = useState<Coupon[]>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [checks, setChecks] = useState(0);
  const latest = useRef(cart);
  latest.current = cart;
  const fingerprint = JSON.stringify([
    cart.subtotal,
    cart.lines.map(({ productId, quantity }) => [productId, quantity]),
  ]);

  useEffect(() => {
    void useAppliedCode.persist.rehydrate();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fingerprint stands for the cart
  useEffect(() => {
    if (cart.subtotal === 0) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const [list, validation] = await Promise.all([
        listAvailable(latest.current),
        code ? validate(code, latest.current) : undefined,
      ]);
      if (isOver) return;
      setAvailable(list);
      if (validation?.outcome === 'valid') setApplied(validation.coupon);
      if (validation?.outcome === 'refused') {
        drop();
        refuse(validation.message);
      }
    }, SETTLE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [fingerprint, code, checks]);

  function drop(): void {
    setApplied(undefined);
    setAppliedCode(null);
  }

  function refuse(reason: string): void {
    setRefusal(reason);
    showToast('error', reason, { isLong: true });
  }

  return {
    applied,
    available,
    saving: applied ? savingOfCoupon(applied) : NO_SAVING,
    isBusy,
    refusal,
    forgetRefusal: () => setRefusal(undefined),
    async apply(typed) {
      if (typed.trim() === '') return setRefusal(messages.missingCode);
      setBusy(true);
      const validation = await validate(typed, latest.current);
      setBusy(false);
      if (validation.outcome !== 'valid') return refuse(validation.message);
      setRefusal(undefined);
      setApplied(validation.coupon);
      setAppliedCode(validation.coupon.code);
      showToast('success', messages.applied, { isLong: true });
    },
    remove() {
      drop();
      showToast('info', messages.removed, { isLong: true });
    },
    recheck: () => setChecks((count) => count + 1),
  };
}

function savingOfCoupon({ discountAmount, discountType }: Coupon): Saving {
  return { discount: rupeesToPaise(discountAmount) ?? 0, isShippingFree: discountType === 'free_shipping' };
}
