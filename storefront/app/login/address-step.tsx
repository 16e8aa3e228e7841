import type { UseFormReturn } from 'react-hook-form';
import { AddressFields } from '../account/address-fields.tsx';
import { PhoneField } from '../account/phone-field.tsx';
import type { RegistrationDraft } from './registration-steps.ts';
import { fieldProblem } from './step-problems.ts';

type StepProps = { form: UseFormReturn<RegistrationDraft>; isShown: boolean };

export function AddressStep({ form, isShown }: StepProps) {
  const { errors } = form.formState;
  return (
    <div hidden={!isShown}>
      <PhoneField required error={errors.phone?.message} {...form.register('phone')} />
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
