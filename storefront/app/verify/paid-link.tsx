import { type CheckoutState, getCheckoutStatus } from '@gulmohar/contract/sales/checkout.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { browserApi } from '../api/browser-api.ts';
import { checkoutMessages } from '../checkout/checkout.messages.ts';
import { NoticePage } from '../page/notice-page.tsx';
import { paths } from '../paths.ts';
import { verifyMessages } from './verify.messages.ts';

const { link: messages } = verifyMessages;

/**
 * The page after a payment link: asks the server, which asks the provider, for the payment's outcome. The
 * buyer need not be signed in.
 */
export function PaidLink({ checkoutId }: { checkoutId: string }) {
  const [state, setState] = useState<CheckoutState>();

  const check = useCallback(async () => {
    setState(undefined);
    try {
      setState((await browserApi(getCheckoutStatus, { body: { orderId: checkoutId } })).state);
    } catch {
      setState('checking');
    }
  }, [checkoutId]);

  useEffect(() => {
    check();
  }, [check]);

  if (!state) {
    return (
      <p role="status" className="sr-only">
        {checkoutMessages.checking}
      </p>
    );
  }
  const isOver = state === 'paid' || state === 'refunded';
  const { title, note } = textsOf(state);
  return (
    <NoticePage title={title}>
      <p role="status">{note}</p>
      {!isOver && <Button onClick={check}>{checkoutMessages.again}</Button>}
      <Link to={paths.home()} className="underline">
        {messages.toShop}
      </Link>
    </NoticePage>
  );
}

function textsOf(state: CheckoutState): { title: string; note: string } {
  if (state === 'paid') return { title: messages.paid, note: messages.paidNote };
  if (state === 'refunded') return { title: messages.refunded, note: messages.refundedNote };
  return { title: messages.checking, note: messages.checkingNote };
}
