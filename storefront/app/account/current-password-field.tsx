import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import type { ComponentProps } from 'react';
import { accountMessages as messages } from './account.messages.ts';

/** The account's current password, required before changes that only the account's owner may make. */
export function CurrentPasswordField({
  label = messages.password,
  ...field
}: Partial<ComponentProps<typeof PasswordField>>) {
  return (
    <PasswordField
      label={label}
      showLabel={messages.show}
      hideLabel={messages.hide}
      autoComplete="current-password"
      required
      {...field}
    />
  );
}
