import { changePassword } from '@gulmohar/contract/accounts/password.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import { browserApi } from '../api/browser-api.ts';
import { fieldText } from '../form/field-text.ts';
import { sending } from '../form/sending.ts';
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
  const form = useForm<Draft>({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;

  async function submit({ currentPassword, newPassword }: Draft): Promise<void> {
    const { token } = await browserApi(changePassword, { body: { currentPassword, newPassword } });
    setToken(token);
    showToast('success', messages.passwordChanged);
    onDone();
  }

  return (
    <form
      noValidate
      aria-label={messages.changePassword}
      onSubmit={sending(form, submit, { failed: messages.passwordFailed })}
      className="max-w-[28rem] border-b border-rule py-6"
    >
      <CurrentPasswordField
        label={messages.currentPassword}
        error={fieldText(errors.currentPassword, form.watch('currentPassword'), messages.enterCurrent)}
        {...form.register('currentPassword')}
      />
      <NewPasswordFields form={form} />
      <Button type="submit" isBusy={isSubmitting} className="mt-4">
        {isSubmitting ? messages.changing : messages.changePassword}
      </Button>
    </form>
  );
}
