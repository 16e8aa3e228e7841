import { TextField } from '@gulmohar/ui/field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { accountMessages as texts } from '../account/account.messages.ts';
import { AddressFields } from '../account/address-fields.tsx';
import type { RegistrationDraft } from './registration-steps.ts';
import { fieldProblem } from './step-problems.ts';

type StepProps = { form: UseFormReturn<RegistrationDraft>; isShown: boolean };

export function AddressStep({ form, isShown }: StepProps) {
  const { errors } = form.formState;
  return (
    <div hidden={!isShown}>
      <TextField
        label={texts.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint={texts.phoneHint}
        required
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <AddressFields
        field={(name) => ({
          ...form.register(`address.${name}`),
          error:
            name === 'country'
              ? errors.address?.country?.message
              : fieldProblem(name, errors.address?.[name]),
          required: true,
        })}
      />
    </div>
  );
}
