import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { accountMessages as texts } from '../account/account.messages.ts';
import { fieldText, isAnyMissing } from '../form/field-text.ts';
import type { NewPasswordDraft } from './new-password.ts';
import { passwordMessages as messages } from './password.messages.ts';
import { StrengthMeter } from './strength-meter.tsx';

/** A React Hook Form that has these fields, and perhaps others. */
type FormWithNewPassword = {
  register: (name: keyof NewPasswordDraft, options?: { deps: 'confirmPassword'[] }) => UseFormRegisterReturn;
  watch: () => NewPasswordDraft;
  formState: {
    errors: FieldErrors<NewPasswordDraft>;
    touchedFields: { confirmPassword?: boolean | undefined };
    isSubmitted: boolean;
  };
};

/** The end of a form: the new password twice, and the error of the form as a whole. */
export function NewPasswordFields({ form }: { form: FormWithNewPassword }) {
  const { errors, touchedFields, isSubmitted } = form.formState;
  // Once it was reached, the confirmation is checked again with the password.
  const isConfirmReached = touchedFields.confirmPassword || isSubmitted;
  const typed = form.watch();
  const isIncomplete = isSubmitted && isAnyMissing(errors, typed);
  const hiding = { showLabel: texts.show, hideLabel: texts.hide, required: true };
  return (
    <>
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        error={fieldText(errors.newPassword, typed.newPassword, texts.missing.password)}
        {...hiding}
        {...form.register('newPassword', { deps: isConfirmReached ? ['confirmPassword'] : [] })}
      />
      <StrengthMeter password={typed.newPassword} />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        error={fieldText(errors.confirmPassword, typed.confirmPassword, texts.missing.confirmPassword)}
        {...hiding}
        {...form.register('confirmPassword')}
      />
      <ProblemNote text={errors.root?.message ?? (isIncomplete ? messages.fillAll : undefined)} />
    </>
  );
}
