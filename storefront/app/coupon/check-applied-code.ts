import { showToast } from '@gulmohar/ui/toasts.ts';
import { type CouponCart, validate } from './coupon-calls.ts';
import { refuseCode, useAppliedCode } from './coupon-store.ts';

/**
 * Asks the server for the discount of the applied code on this cart. A code that is no longer valid is
 * removed, with the reason at the field and in a toast; if the server cannot tell, the previous result stays.
 * @param signal discards the answer if the cart has changed since
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
