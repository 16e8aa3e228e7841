import { TextField } from '@gulmohar/ui/field.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { accountMessages as texts } from '../account/account.messages.ts';
import { fieldText } from '../form/field-text.ts';
import { PASSWORD_HINT } from '../password/strength.rules.ts';
import { StrengthMeter } from '../password/strength-meter.tsx';
import type { RegistrationDraft } from './registration-steps.ts';

type StepProps = { form: UseFormReturn<RegistrationDraft>; isShown: boolean };

export function AccountStep({ form, isShown }: StepProps) {
  const { errors, touchedFields, isSubmitted } = form.formState;
  // Once it was reached, the confirmation is checked again with the password.
  const isConfirmReached = touchedFields.confirmPassword || isSubmitted;

  function field(name: 'name' | 'email' | 'password' | 'confirmPassword') {
    const deps = name === 'password' && isConfirmReached ? ['confirmPassword' as const] : [];
    const error = fieldText(errors[name], form.getValues(name), texts.missing[name]);
    return { ...form.register(name, { deps }), error, required: true };
  }

  const hiding = { showLabel: texts.show, hideLabel: texts.hide };
  return (
    <div hidden={!isShown}>
      <TextField label={texts.name} autoComplete="name" autoCapitalize="words" {...field('name')} />
      <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label={texts.password}
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        {...hiding}
        {...field('password')}
      />
      <StrengthMeter password={form.watch('password')} />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        {...hiding}
        {...field('confirmPassword')}
      />
    </div>
  );
}
