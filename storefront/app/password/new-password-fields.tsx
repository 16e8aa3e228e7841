import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import type { FieldError, FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { accountMessages as texts } from '../account/account.messages.ts';
import type { NewPasswordDraft } from './new-password.ts';
import { passwordMessages as messages } from './password.messages.ts';
import { StrengthMeter } from './strength-meter.tsx';

type NewPasswordFieldsProps = {
  /** Of the whole form. */
  errors: FieldErrors<NewPasswordDraft>;
  register: (name: keyof NewPasswordDraft, options?: { deps: ['confirmPassword'] }) => UseFormRegisterReturn;
  /** What is typed, for the meter. */
  password: string;
  /** The shopper has tried to send the form as it is not ready. */
  isRefused: boolean;
};

/** The end of a form: the new password twice, and what is wrong with the form as a whole. */
export function NewPasswordFields({ errors, register, password, isRefused }: NewPasswordFieldsProps) {
  const hiding = { showLabel: texts.show, hideLabel: texts.hide, required: true };
  const isIncomplete = Object.values(errors).some((error) => error.message === messages.fillAll);
  return (
    <>
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        error={fieldText(errors.newPassword, texts.missing.password)}
        {...hiding}
        {...register('newPassword', { deps: ['confirmPassword'] })}
      />
      <StrengthMeter password={password} />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        error={fieldText(errors.confirmPassword, texts.missing.confirmPassword)}
        {...hiding}
        {...register('confirmPassword')}
      />
      <ProblemNote
        text={errors.root?.message ?? (isRefused && isIncomplete ? messages.fillAll : undefined)}
      />
    </>
  );
}

/** That fields are missing is said once, for the whole form; at the field stands what belongs there. */
function fieldText(error: FieldError | undefined, whenMissing: string): string | undefined {
  return error?.message === messages.fillAll ? whenMissing : error?.message;
}
