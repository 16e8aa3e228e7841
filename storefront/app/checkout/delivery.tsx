import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useLoginState } from '../session/login-state.ts';
import { useSession } from '../session/session-store.ts';
import { keepDraft } from './address-draft.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { DeliveryForm } from './delivery-form.tsx';

/**
 * The delivery address: a card for signed-in shoppers with a complete address, otherwise the form. The input
 * is kept in this tab, so that a reload or a failed payment loses nothing.
 * @param isKnown whether the address is complete; only its first value counts
 */
export function Delivery({ form, isComplete }: { form: UseFormReturn<CheckoutForm>; isComplete: boolean }) {
  const isSignedIn = useSession((session) => session.token !== null);
  // Decided when the page was opened, so that the form does not close while somebody is typing the last
  // letter.
  const [isCard, setCard] = useState(isComplete);
  const [isChanging, setChanging] = useState(false);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepDraft(values));
    return unsubscribe;
  }, [form]);

  if (isSignedIn && isCard) {
    return (
      <DeliveryCard
        address={form.getValues()}
        onChange={() => {
          setCard(false);
          setChanging(true);
        }}
      />
    );
  }
  return (
    <>
      {!isSignedIn && <LoginOffer />}
      <DeliveryForm form={form} takesFocus={isChanging} />
    </>
  );
}

/** For customers who have an account; everybody else goes on as a guest. */
function LoginOffer() {
  const state = useLoginState();
  return (
    <p className="-mb-3 text-sm text-muted">
      {messages.knownCustomer}{' '}
      <Link to={paths.login()} state={state} className="text-link inline-flex min-h-11 items-center">
        {messages.logIn}
      </Link>
    </p>
  );
}
