import { resetPassword } from '@gulmohar/contract/accounts/password.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { browserApi } from '../api/browser-api.ts';
import { sending } from '../form/sending.ts';
import { isSameTwice, type NewPasswordDraft, newPasswordShape, notTheSame } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordMessages as messages } from './password.messages.ts';

const schema = z.object(newPasswordShape).refine(isSameTwice, notTheSame);

type ResetPasswordFormProps = { token: string; onOutcome: (outcome: 'done' | 'invalid') => void };

export function ResetPasswordForm({ token, onOutcome }: ResetPasswordFormProps) {
  const form = useForm<NewPasswordDraft>({
    resolver: zodResolver(schema),
    defaultValues: { newPassword: '', confirmPassword: '' },
    mode: 'onTouched',
  });
  const { isSubmitting } = form.formState;

  async function submit({ newPassword }: NewPasswordDraft): Promise<void> {
    try {
      await browserApi(resetPassword, { body: { token, newPassword } });
      onOutcome('done');
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'INVALID_LINK') throw error;
      onOutcome('invalid');
    }
  }

  return (
    <>
      <h1 className="font-display text-3xl text-heading">{messages.resetTitle}</h1>
      <p className="mt-2 mb-8 text-muted">{messages.resetIntro}</p>
      <form
        noValidate
        aria-label={messages.resetTitle}
        onSubmit={sending(form, submit, { failed: messages.resetFailed })}
      >
        <NewPasswordFields form={form} />
        <Button type="submit" isBusy={isSubmitting} className="mt-4 w-full">
          {isSubmitting ? messages.resetting : messages.reset}
        </Button>
      </form>
    </>
  );
}
