import type { User } from '@gulmohar/contract/accounts/profile.ts';
import { deliveryOf } from '@gulmohar/contract/sales/delivery-of.ts';
import type { Address } from '@gulmohar/contract/values/address.ts';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.ts';

/**
 * Fills what a signed-in shopper has left empty from their profile, once: what they empty afterwards stays empty.
 * @param profile undefined for a guest, and when it is not needed
 */
export function usePrefill(form: UseFormReturn<CheckoutForm>, profile: User | undefined): void {
  const delivery = profile && JSON.stringify(deliveryOf(profile));
  useEffect(() => {
    if (delivery === undefined) return;
    const typed = form.getValues();
    const known: Address = JSON.parse(delivery);
    // The country is never empty: it belongs to an address that is not begun yet.
    const isBegun = typed.street !== '';
    for (const name of Object.keys(known) as (keyof Address)[]) {
      if (typed[name] === '' || (name === 'country' && !isBegun)) form.setValue(name, known[name]);
    }
  }, [delivery, form]);
}
