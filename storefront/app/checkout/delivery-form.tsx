import type { Address } from '@gulmohar/contract/address.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft } from './address-draft.ts';
import { findPinPlace } from './pin-places.ts';
import { states } from './states.ts';

type FieldName = keyof Address;

const grid = 'grid gap-x-3 sm:grid-cols-2';

/** Where the parcel goes. What is typed is kept for this tab, so a reload or a failed payment loses nothing. */
export function DeliveryForm({ form }: { form: UseFormReturn<Address> }) {
  const { errors } = form.formState;
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepDraft(values));
    return unsubscribe;
  }, [form]);
  useEffect(() => {
    const { unsubscribe } = form.watch(({ zipcode }, { name, type }) => {
      if (name === 'zipcode' && type === 'change') fillPlace(form, zipcode ?? '');
    });
    return unsubscribe;
  }, [form]);

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
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint="10 digits, for the courier"
        {...field('phone')}
      />
      <TextField label="House, street and area" autoComplete="street-address" {...field('street')} />
      <div className={grid}>
        <TextField
          label="PIN code"
          inputMode="numeric"
          pattern="[1-9][0-9]{5}"
          autoComplete="postal-code"
          {...field('zipcode')}
        />
        <TextField label="City" autoComplete="address-level2" {...field('city')} />
        <SelectField label="State" autoComplete="address-level1" {...field('state')}>
          <option value="">Choose</option>
          {states.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
        <TextField label="Country" autoComplete="country-name" {...field('country')} />
      </div>
    </fieldset>
  );
}

/** The PIN fills city and state, unless the shopper has already written a city of their own. */
function fillPlace(form: UseFormReturn<Address>, pin: string): void {
  const place = findPinPlace(pin.replace(/\s/g, ''));
  if (!place) return;
  const { dirtyFields } = form.formState;
  const options = { shouldValidate: true };
  if (!dirtyFields.state || !form.getValues('state')) form.setValue('state', place.state, options);
  if (place.city && (!dirtyFields.city || !form.getValues('city'))) {
    form.setValue('city', place.city, options);
  }
}
