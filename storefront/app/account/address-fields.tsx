import type { ProfileAddress } from '@gulmohar/contract/accounts/profile.ts';
import { findState, states } from '@gulmohar/contract/values/states.ts';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { accountMessages as messages } from './account.messages.ts';

type FieldProps = UseFormRegisterReturn & { error?: string | undefined; required?: boolean };

type AddressFieldsProps = {
  labels: Record<keyof ProfileAddress, string>;
  field: (name: keyof ProfileAddress) => FieldProps;
  /** The stored state, offered even if it is not one of India's states. */
  savedState?: string;
};

/** The fields of an address, in the order in which people write one. */
export function AddressFields({ labels, field, savedState = '' }: AddressFieldsProps) {
  const choices = savedState === '' || findState(savedState) ? states : [savedState, ...states];
  return (
    <>
      <TextField label={labels.street} autoComplete="street-address" {...field('street')} />
      <div className="grid gap-x-3 sm:grid-cols-2">
        <TextField
          label={labels.zipCode}
          inputMode="numeric"
          pattern="[1-9][0-9]{5}"
          autoComplete="postal-code"
          {...field('zipCode')}
        />
        <TextField label={labels.city} autoComplete="address-level2" {...field('city')} />
        <SelectField label={labels.state} autoComplete="address-level1" {...field('state')}>
          <option value="">{messages.chooseState}</option>
          <Options of={choices} />
        </SelectField>
        <TextField label={labels.country} autoComplete="country-name" {...field('country')} />
      </div>
    </>
  );
}
