import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '../account/session-store.ts';
import { keepDraft } from './address-draft.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { DeliveryForm } from './delivery-form.tsx';

/**
 * Where the parcel goes: a signed-in shopper whose address is complete sees it as a card, others the form. What is typed
 * is kept for this tab, so a reload or a failed payment loses nothing.
 * @param isKnown whether the address is complete; only the first answer counts
 */
export function Delivery({ form, isKnown }: { form: UseFormReturn<CheckoutForm>; isKnown: boolean }) {
  const isSignedIn = useSession((session) => session.token !== null);
  // As it was when the page was opened: the form does not close while somebody is typing its last letter.
  const [isCard, setCard] = useState(isKnown);
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
  return <DeliveryForm form={form} takesFocus={isChanging} />;
}
