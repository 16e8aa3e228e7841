import { showToast } from '@gulmohar/ui/toasts.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBuyNow } from '../cart/buy-now-store.ts';
import { refreshFreedStock } from '../cart/follow-stock.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { abandonPurchase, beginPurchase } from './finish-purchase.ts';
import {
  followOpenCheckout,
  forgetOpenCheckout,
  keepOpenCheckout,
  type OpenCheckout,
  type Purchase,
  purgeOldCheckout,
  readOpenCheckout,
} from './open-checkout.ts';
import { isLeft } from './paying-tab.ts';
import { keepPlaced } from './placed-checkout.ts';
import type { FailedOutcome } from './poll-outcome.ts';
import type { Started } from './purchase-body.ts';

export type PaymentAlert = { title: string; text: string; onClose: () => void };

export type Payment = {
  /**
   * Payment is possible only in 'ready'; 'unclear' means that the server does not know a payment's outcome
   * yet.
   */
  state: 'ready' | 'opening' | 'checking' | 'unclear';
  alert: PaymentAlert | undefined;
  /** @returns why it was refused, as the shop's message */
  pay: (start: () => Promise<Started>) => Promise<string | undefined>;
  checkAgain: () => void;
};

/**
 * Handles payment for the cart or a direct buy. It never guesses what happened to money: before Pay is
 * offered, the server is asked about any checkout that this browser left open, in any visit or tab.
 */
export function usePayment(purchase: Purchase): Payment {
  const navigate = useNavigate();
  const [state, setState] = useState<Payment['state']>('ready');
  const [alert, setAlert] = useState<PaymentAlert>();
  // State only changes with the next render; a second click may come before that.
  const isUnderWay = useRef(false);
  const visit = useRef(new AbortController());

  function end(outcome: 'ready' | 'unclear'): void {
    isUnderWay.current = false;
    setState(outcome);
  }

  /** @returns whether nothing was paid, so that payment is possible */
  async function check(checkout: OpenCheckout): Promise<boolean> {
    const { signal } = visit.current;
    isUnderWay.current = true;
    setState('checking');
    const giveUp = await isLeft(checkout);
    // Loaded only when there is a payment to ask about. Without it nothing is known, and asking again is offered.
    const polling = await import('./poll-outcome.ts').catch(() => undefined);
    const outcome = await polling?.pollOutcome({ ...checkout, giveUp }, signal);
    if (outcome?.state === 'paid') {
      // Another tab may forget the checkout first.
      keepPlaced({ orderId: outcome.orderId, checkoutId: checkout.checkoutId });
      await goToSuccess(outcome.orderId);
      return false;
    }
    if (signal.aborted) return false;
    end(outcome ? 'ready' : 'unclear');
    if (!outcome) return false;
    abandonPurchase();
    if (outcome.state === 'refunded' || outcome.state === 'failed') return tellFailure(checkout, outcome);
    if (outcome.state === 'expired') purgeOldCheckout(checkout);
    if (giveUp) refreshFreedStock();
    return true;
  }

  function tellFailure(checkout: OpenCheckout, outcome: FailedOutcome): false {
    // A refund is final; a failed payment may still succeed later.
    if (outcome.state === 'refunded') forgetOpenCheckout(checkout);
    else keepOpenCheckout({ ...checkout, payment: undefined });
    tell(checkoutMessages.failed, outcome.message, () =>
      navigate(paths.orderFailure(checkout.checkoutId), { state: outcome }),
    );
    return false;
  }

  function tell(title: string, text: string, then?: () => void): void {
    const onClose = () => {
      setAlert(undefined);
      then?.();
    };
    setAlert({ title, text, onClose });
  }

  async function goToSuccess(orderId: string, isCash = false): Promise<void> {
    beginPurchase(purchase);
    // The outcome page clears what was bought; clearing it here would show the empty cart before that page
    // appears.
    const to = isCash ? paths.cashOrderSuccess(orderId) : paths.orderSuccess(orderId);
    await navigate(to, { replace: true });
  }

  async function pay(start: () => Promise<Started>): Promise<string | undefined> {
    if (isUnderWay.current) return undefined;
    const earlier = findOurs(purchase);
    if (earlier && !(await check(earlier))) return undefined;
    isUnderWay.current = true;
    setState('opening');
    beginPurchase(purchase);
    const started = await start();
    if (started.kind === 'placed') {
      await goToSuccess(started.orderId, started.isCash);
    } else if (started.kind === 'window-closed') {
      if (await check(started.checkout)) showToast('info', messages.notCompleted);
    } else if (started.kind !== 'leaving') {
      abandonPurchase();
      end('ready');
      if (started.kind === 'refused') return started.message;
      tell(checkoutMessages.notStarted, started.message);
    }
    return undefined;
  }

  function checkAgain(): void {
    const checkout = findOurs(purchase);
    if (checkout) check(checkout);
    else end('ready');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes with every render
  useEffect(() => {
    visit.current = new AbortController();
    const earlier = findOurs(purchase);
    if (earlier) check(earlier);
    const stopFollowing = followOpenCheckout(purchase, (checkout) => {
      if (!isUnderWay.current && isOurs(checkout)) check(checkout);
    });
    // The Back button on a provider's page restores this page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) checkAgain();
    };
    addEventListener('pageshow', comeBack);
    return () => {
      visit.current.abort();
      isUnderWay.current = false;
      stopFollowing();
      removeEventListener('pageshow', comeBack);
    };
  }, [purchase]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (state !== 'unclear') return;
    addEventListener('online', checkAgain);
    return () => removeEventListener('online', checkAgain);
  }, [state]);

  return { state, alert, pay, checkAgain };
}

function findOurs(purchase: Purchase): OpenCheckout | undefined {
  const checkout = readOpenCheckout(purchase);
  return checkout && isOurs(checkout) ? checkout : undefined;
}

/** Each tab has its own direct buy; the cart is the same in all of them. */
function isOurs({ purchase, lines: [paid] }: OpenCheckout): boolean {
  const { item } = useBuyNow.getState();
  if (purchase === 'cart' || !item) return true;
  return paid?.productId === item._id && paid.size === item.selectedSize;
}
