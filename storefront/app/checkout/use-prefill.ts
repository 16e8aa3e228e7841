import { deliveryOf } from '@gulmohar/contract/sales/delivery-of.ts';
import type { Address } from '@gulmohar/contract/values/address.ts';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useProfile } from '../account/profile-store.ts';

/** Fills what a signed-in shopper has left empty from their profile. */
export function usePrefill(form: UseFormReturn<Address>): void {
  const profile = useProfile();
  useEffect(() => {
    if (!profile) return;
    const typed = form.getValues();
    const known = deliveryOf(profile);
    // The country is never empty: it belongs to an address that is not begun yet.
    const isBegun = typed.street !== '';
    for (const name of Object.keys(known) as (keyof Address)[]) {
      if (typed[name] === '' || (name === 'country' && !isBegun)) form.setValue(name, known[name]);
    }
  }, [profile, form]);
}
