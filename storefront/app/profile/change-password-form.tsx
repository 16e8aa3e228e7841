import { changePassword } from '@gulmohar/contract/accounts/password.ts';
import { failedFields } from '@gulmohar/contract/api/client.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { z } from 'zod';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import { fieldText, isAnyMissing } from '../account/field-text.ts';
import { browserApi } from '../api/browser-api.ts';
import { failureText } from '../api/failure-text.ts';
import {
  isSameTwice,
  type NewPasswordDraft,
  newPasswordShape,
  notTheSame,
} from '../password/new-password.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { setToken } from '../session/session-store.ts';
import { profileMessages as messages } from './profile.messages.ts';

type Draft = NewPasswordDraft & { currentPassword: string };

const schema = z
  .object({ currentPassword: changePassword.body.shape.currentPassword, ...newPasswordShape })
  .refine(isSameTwice, notTheSame);

export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const [isRefused, setRefused] = useState(false);
  const { register, handleSubmit, setError, watch, formState } = useForm<Draft>({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const typed = watch();

  async function submit({ currentPassword, newPassword }: Draft): Promise<void> {
    try {
      const { token } = await browserApi(changePassword, { body: { currentPassword, newPassword } });
      setToken(token);
      showToast('success', messages.passwordChanged);
      onDone();
    } catch (error) {
      const message = failureText(error, messages.passwordFailed);
      const fields = failedFields(error);
      showToast('error', message);
      if (fields.length === 0) setError('root', { message });
      for (const [field, text] of fields) setError(field as Path<Draft>, { message: text });
    }
  }

  return (
    <form
      noValidate
      aria-label={messages.changePassword}
      onSubmit={handleSubmit(submit, () => setRefused(true))}
      className="max-w-[28rem] border-b border-rule py-6"
    >
      <CurrentPasswordField
        label={messages.currentPassword}
        error={fieldText(errors.currentPassword, typed.currentPassword, messages.enterCurrent)}
        {...register('currentPassword')}
      />
      <NewPasswordFields
        errors={errors}
        register={register}
        typed={typed}
        isIncomplete={isRefused && isAnyMissing(errors, typed)}
      />
      <Button type="submit" isBusy={isSubmitting} className="mt-4">
        {isSubmitting ? messages.changing : messages.changePassword}
      </Button>
    </form>
  );
}
