import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { beginPurchase } from '../checkout/finish-purchase.ts';
import { findOpenCheckout, forgetOpenCheckout } from '../checkout/open-checkout.ts';
import { keepPlaced } from '../checkout/placed-checkout.ts';
import { type FailedOutcome, pollOutcome } from '../checkout/poll-outcome.ts';
import { paths } from '../paths.ts';

type State = { kind: 'checking' | 'unclear' } | { kind: 'failed'; outcome?: FailedOutcome | undefined };

/**
 * Determines whether a payment of this browser failed, which the address alone does not prove. If it
 * succeeded after all, leads to the order.
 * @param checkoutId the id returned when the checkout was opened
 * @param known what the server has already said about it
 */
export function useFailure(
  checkoutId: string,
  known: FailedOutcome | undefined,
): { state: State; checkAgain: () => void } {
  const navigate = useNavigate();
  // The same as on the server, which does not know this browser.
  const [state, setState] = useState<State>({ kind: 'checking' });

  const ask = useCallback(
    async (signal: AbortSignal) => {
      const checkout = findOpenCheckout(checkoutId);
      if (!checkout || known) return setState({ kind: 'failed', outcome: known });
      setState({ kind: 'checking' });
      const outcome = await pollOutcome(checkout, signal);
      if (signal.aborted) return;
      if (!outcome) return setState({ kind: 'unclear' });
      if (outcome.state === 'paid') {
        keepPlaced({ orderId: outcome.orderId, checkoutId: checkout.checkoutId });
        beginPurchase(checkout.purchase);
        return await navigate(paths.orderSuccess(outcome.orderId), { replace: true });
      }
      if (outcome.state === 'refunded') forgetOpenCheckout(checkout);
      setState({ kind: 'failed', outcome: 'message' in outcome ? outcome : undefined });
    },
    [checkoutId, known, navigate],
  );

  useEffect(() => {
    const visit = new AbortController();
    ask(visit.signal);
    return () => visit.abort();
  }, [ask]);

  return { state, checkAgain: () => ask(new AbortController().signal) };
}
