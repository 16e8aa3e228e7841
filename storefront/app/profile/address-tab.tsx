import type { UseFormReturn } from 'react-hook-form';
import { accountMessages as messages } from '../account/account.messages.ts';
import { AddressFields } from '../account/address-fields.tsx';
import type { ProfileDraft } from './profile-draft.ts';

type AddressTabProps = { form: UseFormReturn<ProfileDraft>; savedState: string };

export function AddressTab({ form, savedState }: AddressTabProps) {
  const { errors } = form.formState;
  return (
    <AddressFields
      labels={messages}
      savedState={savedState}
      field={(name) => ({
        ...form.register(`address.${name}`),
        error: errors.address?.[name]?.message,
      })}
    />
  );
}
