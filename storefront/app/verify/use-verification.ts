import { ApiError } from '@gulmohar/contract/api/client.ts';
import { verifyStripePayment } from '@gulmohar/contract/sales/checkout.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readToken, useSession } from '../account/session-store.ts';
import { browserApi } from '../api/browser-api.ts';
import { failureText } from '../api/failure-text.ts';
import { clearCart } from '../cart/cart-store.ts';
import { abandonPurchase, finishPurchase } from '../checkout/finish-purchase.ts';
import { keepPlaced } from '../checkout/placed-checkout.ts';
import { removeCode } from '../coupon/coupon-store.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/**
 * Asks the shop, once for each session, what became of a payment, and leads on: to the orders with an empty cart (a guest
 * to the page that says so), or back to the cart as it was.
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
      if (!answer.success) {
        abandonPurchase();
        showToast('info', messages.notCompleted);
        return await navigate(paths.cart(), { replace: true });
      }
      if (answer.orderId) keepPlaced({ orderId: answer.orderId, checkoutId: orderId });
      // Another browser than the one that paid does not know what was bought, and takes it for the cart.
      if (!finishPurchase(orderId)) {
        clearCart();
        removeCode();
      }
      const isGuest = readToken() === null;
      if (!isGuest || !answer.orderId) return await navigate(paths.orders(), { replace: true });
      await navigate(paths.orderSuccess(answer.orderId), { replace: true });
    } catch (error) {
      const message = failureText(error, messages.noAnswer);
      showToast('error', message);
      const wayOn = wayOnAfter(error, { orderId, success });
      if (wayOn === undefined) setProblem(message);
      else await navigate(wayOn, { replace: true, state: { message } });
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

/**
 * A refund is a failure that the server has reported. Who turned back goes to the cart, which asks about
 * what is open by itself, also when there is no such order.
 * @returns undefined while the server has not said anything
 */
function wayOnAfter(
  error: unknown,
  { orderId, success }: { orderId: string; success: boolean },
): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500 || error.code === undefined) return undefined;
  if (error.code === 'ORDER_NOT_POSSIBLE') return paths.orderFailure(orderId);
  return success ? undefined : paths.cart();
}
