import { TextField } from '@gulmohar/ui/field.tsx';
import type { ComponentProps } from 'react';

type SecondFactorFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'inputMode' | 'autoComplete'>;

/** What changes where money or mail goes is confirmed by a code: `<SecondFactorField {...field('code')} />`. */
export function SecondFactorField(field: SecondFactorFieldProps) {
  return (
    <TextField
      label="Code of your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      {...field}
    />
  );
}
