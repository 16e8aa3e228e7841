import { ApiError } from '@gulmohar/contract/api/client.ts';
import { verifyStripePayment } from '@gulmohar/contract/sales/checkout.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi, failureText } from '../api/browser-api.ts';
import { clearCart } from '../cart/cart-store.ts';
import { abandonPurchase, finishPurchase } from '../checkout/finish-purchase.ts';
import { keepPlaced } from '../checkout/placed-checkout.ts';
import { removeCode } from '../coupon/coupon-store.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { readToken, useSession } from '../session/session-store.ts';

/**
 * Asks the server once per session for a payment's outcome and leads on: to the orders with an empty cart
 * (guests to the success page), or back to the unchanged cart.
 */
export function useVerification(checkoutId: string, success: boolean) {
  const navigate = useNavigate();
  const token = useSession((session) => session.token);
  const [problem, setProblem] = useState<string>();
  const verifiedSession = useRef<string | null>(undefined);

  const check = useCallback(async () => {
    setProblem(undefined);
    try {
      const reply = await browserApi(verifyStripePayment, { body: { success, orderId: checkoutId } });
      if (!reply.success) {
        abandonPurchase();
        showToast('info', messages.notCompleted);
        return await navigate(paths.cart(), { replace: true });
      }
      if (reply.orderId) keepPlaced({ orderId: reply.orderId, checkoutId });
      // A browser other than the one that paid does not know what was bought, and assumes that it was the
      // cart.
      if (!finishPurchase(checkoutId)) {
        clearCart();
        removeCode();
      }
      const isGuest = readToken() === null;
      if (!isGuest || !reply.orderId) return await navigate(paths.orders(), { replace: true });
      await navigate(paths.orderSuccess(reply.orderId), { replace: true });
    } catch (error) {
      const message = failureText(error, messages.noResponse);
      showToast('error', message);
      const wayOn = wayOnAfter(error, { checkoutId, success });
      if (wayOn === undefined) setProblem(message);
      else await navigate(wayOn, { replace: true, state: { message } });
    }
  }, [navigate, checkoutId, success]);

  useEffect(() => {
    // The store reads the stored token a moment later; that is not another session.
    const session = token ?? readToken();
    if (verifiedSession.current === session) return;
    verifiedSession.current = session;
    check();
  }, [token, check]);

  return { problem, check };
}

/**
 * Returns where to go after an error: to the failure page if the server has refunded the payment; to the cart
 * if the shopper turned back, even if there is no such order, because the cart itself asks about open
 * checkouts.
 * @returns undefined if the server has not given an answer
 */
function wayOnAfter(
  error: unknown,
  { checkoutId, success }: { checkoutId: string; success: boolean },
): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500 || error.code === undefined) return undefined;
  if (error.code === 'ORDER_NOT_POSSIBLE') return paths.orderFailure(checkoutId);
  return success ? undefined : paths.cart();
}
