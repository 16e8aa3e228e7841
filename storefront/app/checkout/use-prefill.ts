import type { User } from '@gulmohar/contract/accounts/profile.ts';
import { deliveryOf } from '@gulmohar/contract/sales/delivery-of.ts';
import type { Address } from '@gulmohar/contract/values/address.ts';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft } from './address-draft.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** Fills the gaps of the form's values from the profile. @param profile undefined for a guest */
export function withProfile(typed: CheckoutForm, profile: User | undefined): CheckoutForm {
  if (!profile) return typed;
  const filled = { ...typed };
  // The country is never empty, so it is replaced only while no address has been entered.
  const isBegun = typed.street !== '';
  const saved = deliveryOf(profile);
  for (const name of Object.keys(saved) as (keyof Address)[]) {
    if (typed[name] === '' || (name === 'country' && !isBegun)) filled[name] = saved[name];
  }
  return filled;
}

/**
 * Fills a signed-in shopper's empty fields from the profile, once: fields that they clear afterwards stay
 * empty.
 * @param profile undefined for a guest, and if it is not needed
 */
export function usePrefill(form: UseFormReturn<CheckoutForm>, profile: User | undefined): void {
  const delivery = profile && JSON.stringify(deliveryOf(profile));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response is a new profile object, but only a changed address matters
  useEffect(() => {
    if (!profile) return;
    const typed = form.getValues();
    const filled = withProfile(typed, profile);
    for (const name of Object.keys(deliveryOf(profile)) as (keyof Address)[]) {
      if (filled[name] !== typed[name]) form.setValue(name, filled[name]);
    }
    keepDraft(filled);
  }, [delivery, form]);
}
