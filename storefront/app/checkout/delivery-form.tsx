import type { Address } from '@gulmohar/contract/values/address.ts';
import { states } from '@gulmohar/contract/values/states.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft } from './address-draft.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { deliveryLabels as labels } from './delivery-labels.ts';
import { usePinPlace } from './use-pin-place.ts';

type FieldName = keyof Address;

const grid = 'grid gap-x-3 sm:grid-cols-2';

/** Where the parcel goes. What is typed is kept for this tab, so a reload or a failed payment loses nothing. */
export function DeliveryForm({ form }: { form: UseFormReturn<CheckoutForm> }) {
  const { errors } = form.formState;
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepDraft(values));
    return unsubscribe;
  }, [form]);
  usePinPlace(form, { pin: 'zipcode', city: 'city', state: 'state' });

  function field(name: FieldName) {
    // The specification marks every field but the state as required; the check asks for all of them.
    return { ...form.register(name), error: errors[name]?.message, required: name !== 'state' };
  }

  return (
    <fieldset>
      <legend className="mb-3 font-display text-xl text-heading">Delivery</legend>
      <div className={grid}>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField
        label={labels.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint="10 digits, for the courier"
        {...field('phone')}
      />
      <TextField label={labels.street} autoComplete="street-address" {...field('street')} />
      <div className={grid}>
        <TextField
          label={labels.zipCode}
          inputMode="numeric"
          pattern="[1-9][0-9]{5}"
          autoComplete="postal-code"
          {...field('zipcode')}
        />
        <TextField label={labels.city} autoComplete="address-level2" {...field('city')} />
        <SelectField
          label={labels.state}
          autoComplete="address-level1"
          {...field('state')}
          {...form.register('state', { deps: 'gstin' })}
        >
          <option value="">Choose</option>
          {states.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
        <TextField label={labels.country} autoComplete="country-name" {...field('country')} />
      </div>
    </fieldset>
  );
}
