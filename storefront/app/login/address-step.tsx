import type { UseFormReturn } from 'react-hook-form';
import { accountMessages } from '../account/account.messages.ts';
import { AddressFields } from '../account/address-fields.tsx';
import { PhoneField } from '../account/phone-field.tsx';
import { deliveryLabels } from '../checkout/delivery-labels.ts';
import { usePinPlace } from '../checkout/use-pin-place.ts';
import { fieldText } from '../form/field-text.ts';
import type { RegistrationDraft } from './registration-steps.ts';

type StepProps = { form: UseFormReturn<RegistrationDraft>; isShown: boolean };

export function AddressStep({ form, isShown }: StepProps) {
  const { errors } = form.formState;
  usePinPlace(form, { pin: 'address.zipCode', city: 'address.city', state: 'address.state' });
  return (
    <div hidden={!isShown}>
      <PhoneField
        label={deliveryLabels.phone}
        required
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <AddressFields
        labels={deliveryLabels}
        field={(name) => ({
          ...form.register(`address.${name}`),
          error:
            name === 'country'
              ? errors.address?.country?.message
              : fieldText(
                  errors.address?.[name],
                  form.getValues(`address.${name}`),
                  accountMessages.missing[name],
                ),
          required: true,
        })}
      />
    </div>
  );
}
