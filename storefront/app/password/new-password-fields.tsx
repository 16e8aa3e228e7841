import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import type { FieldError, FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { accountMessages as texts } from '../account/account.messages.ts';
import type { NewPasswordDraft } from './new-password.ts';
import { passwordMessages as messages } from './password.messages.ts';
import { StrengthMeter } from './strength-meter.tsx';

type NewPasswordFieldsProps = {
  errors: FieldErrors<NewPasswordDraft>;
  field: (name: keyof NewPasswordDraft) => UseFormRegisterReturn;
  /** What is typed, for the meter. */
  password: string;
};

export function NewPasswordFields({ errors, field, password }: NewPasswordFieldsProps) {
  const hiding = { showLabel: texts.show, hideLabel: texts.hide, required: true };
  return (
    <>
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        error={fieldText(errors.newPassword, texts.missing.password)}
        {...hiding}
        {...field('newPassword')}
      />
      <StrengthMeter password={password} />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        error={fieldText(errors.confirmPassword, texts.missing.confirmPassword)}
        {...hiding}
        {...field('confirmPassword')}
      />
    </>
  );
}

/** That fields are missing is said once, for the whole form; at the field stands what belongs there. */
function fieldText(error: FieldError | undefined, whenMissing: string): string | undefined {
  return error?.message === messages.fillAll ? whenMissing : error?.message;
}
