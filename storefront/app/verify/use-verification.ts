import { verifyStripePayment } from '@gulmohar/contract/checkout.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readToken, useSession } from '../account/session-store.ts';
import { browserApi } from '../api/browser-api.ts';
import { clearCart } from '../cart/cart-store.ts';
import { setAppliedCode } from '../coupon/coupon-store.ts';
import { paths } from '../paths.ts';

/**
 * Asks the shop, once for each session, what became of a payment, and leads on: to the orders with an empty cart, or
 * back to the cart as it was.
 */
export function useVerification(orderId: string, success: boolean) {
  const navigate = useNavigate();
  const token = useSession((session) => session.token);
  const [problem, setProblem] = useState<string>();
  const asked = useRef<string | null>(undefined);

  const check = useCallback(async () => {
    setProblem(undefined);
    try {
      const answer = await browserApi(verifyStripePayment, { body: { success, orderId } });
      if (!answer.success) return await navigate(paths.cart(), { replace: true });
      clearCart();
      setAppliedCode(null);
      await navigate(paths.orders(), { replace: true });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      showToast('error', message);
      setProblem(message);
    }
  }, [navigate, orderId, success]);

  useEffect(() => {
    // The store follows the stored token a moment later; that is no other session.
    const session = token ?? readToken();
    if (asked.current === session) return;
    asked.current = session;
    check();
  }, [token, check]);

  return { problem, check };
}
