import { showToast } from '@gulmohar/ui/toasts.ts';
import { type CouponCart, validate } from './coupon-calls.ts';
import { refuseCode, useAppliedCode } from './coupon-store.ts';

/**
 * Asks the shop what the applied code takes off this cart. One that can no longer be used is taken away, with the reason
 * beside the field and in a toast; when nobody can tell, what was known before still holds.
 * @param signal ends it: the answer for a cart that has changed since counts for nothing
 */
export async function checkAppliedCode(cart: CouponCart, signal: AbortSignal): Promise<void> {
  if (!useAppliedCode.persist.hasHydrated()) await useAppliedCode.persist.rehydrate();
  const { code } = useAppliedCode.getState();
  if (code === null || cart.subtotal === 0) return;
  const validation = await validate(code, cart);
  if (signal.aborted || useAppliedCode.getState().code !== code) return;
  if (validation.outcome === 'valid') useAppliedCode.setState({ coupon: validation.coupon });
  if (validation.outcome === 'refused') {
    refuseCode(validation.message);
    showToast('error', validation.message, { isLong: true });
  }
}
