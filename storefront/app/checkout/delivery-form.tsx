import { deliversOnlyTo } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Address } from '@gulmohar/contract/values/address.ts';
import { states } from '@gulmohar/contract/values/states.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useShipping } from '../page/use-shop.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { deliveryLabels as labels } from './delivery-labels.ts';
import { usePinElsewhere, usePinPlace } from './use-pin-place.ts';

type FieldName = keyof Address;

const twoAcross = 'grid gap-x-3 sm:grid-cols-2';
const legend = 'mb-3 font-display text-xl text-heading';

type DeliveryFormProps = {
  form: UseFormReturn<CheckoutForm>;
  /** Whether the first field takes the focus when the form appears. */
  takesFocus: boolean;
};

/** Contact and address in two short groups. The PIN code comes first, because it fills in city and state. */
export function DeliveryForm({ form, takesFocus }: DeliveryFormProps) {
  const { errors } = form.formState;
  const [zipcode, state] = useWatch({ control: form.control, name: ['zipcode', 'state'] });
  const elsewhere = usePinElsewhere(zipcode, state);
  const { onlyState } = useShipping();
  usePinPlace(form, { pin: 'zipcode', city: 'city', state: 'state' });
  useEffect(() => {
    if (takesFocus) form.setFocus('firstName');
  }, [takesFocus, form]);

  function field(name: FieldName) {
    // The specification marks every field but the state as required, yet requires all of them when checking.
    return { ...form.register(name), error: errors[name]?.message, required: name !== 'state' };
  }

  return (
    <>
      <fieldset>
        <legend className={legend}>Contact</legend>
        <div className={twoAcross}>
          <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
          <TextField
            label={labels.phone}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            hint="10 digits, for the courier"
            {...field('phone')}
          />
          <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        </div>
      </fieldset>
      <fieldset>
        <legend className={legend}>Delivery address</legend>
        <div className="grid gap-x-3 sm:grid-cols-3">
          <TextField
            label={labels.zipCode}
            inputMode="numeric"
            pattern="[1-9][0-9]{5}"
            autoComplete="postal-code"
            hint="Fills city and state"
            {...field('zipcode')}
          />
          <TextField label={labels.city} autoComplete="address-level2" {...field('city')} />
          <SelectField
            label={labels.state}
            autoComplete="address-level1"
            {...field('state')}
            hint={elsewhere ?? (onlyState && deliversOnlyTo(onlyState))}
            {...form.register('state', { deps: 'gstin' })}
          >
            <option value="">Choose</option>
            {states.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        </div>
        <TextField label={labels.street} autoComplete="street-address" {...field('street')} />
        <TextField label={labels.country} autoComplete="country-name" {...field('country')} />
      </fieldset>
    </>
  );
}
