import { TextField } from '@gulmohar/ui/field.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { accountMessages as messages } from './account.messages.ts';

type PhoneFieldProps = UseFormRegisterReturn & {
  label?: string;
  error: string | undefined;
  required?: boolean;
};

/** A field for an Indian mobile number. */
export function PhoneField(field: PhoneFieldProps) {
  return (
    <TextField
      label={messages.phone}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      hint={messages.phoneHint}
      {...field}
    />
  );
}
