import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { accountMessages as texts } from '../account/account.messages.ts';
import { fieldText } from '../account/field-text.ts';
import type { NewPasswordDraft } from './new-password.ts';
import { passwordMessages as messages } from './password.messages.ts';
import { StrengthMeter } from './strength-meter.tsx';

type NewPasswordFieldsProps = {
  /** The errors of the whole form. */
  errors: FieldErrors<NewPasswordDraft>;
  register: (name: keyof NewPasswordDraft, options?: { deps: ['confirmPassword'] }) => UseFormRegisterReturn;
  typed: NewPasswordDraft;
  /** The shopper tried to submit the form with a required field empty. */
  isIncomplete: boolean;
};

/** The end of a form: the new password twice, and the error of the form as a whole. */
export function NewPasswordFields({ errors, register, typed, isIncomplete }: NewPasswordFieldsProps) {
  const hiding = { showLabel: texts.show, hideLabel: texts.hide, required: true };
  return (
    <>
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        error={fieldText(errors.newPassword, typed.newPassword, texts.missing.password)}
        {...hiding}
        {...register('newPassword', { deps: ['confirmPassword'] })}
      />
      <StrengthMeter password={typed.newPassword} />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        error={fieldText(errors.confirmPassword, typed.confirmPassword, texts.missing.confirmPassword)}
        {...hiding}
        {...register('confirmPassword')}
      />
      <ProblemNote text={errors.root?.message ?? (isIncomplete ? messages.fillAll : undefined)} />
    </>
  );
}
