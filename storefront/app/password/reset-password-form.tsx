import { resetPassword } from '@gulmohar/contract/accounts/password.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { browserApi } from '../api/browser-api.ts';
import { failureText } from '../api/failure-text.ts';
import { isSameTwice, type NewPasswordDraft, newPasswordShape, notTheSame } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordMessages as messages } from './password.messages.ts';

const schema = z.object(newPasswordShape).refine(isSameTwice, notTheSame);
/** How the server's refusal of a link is known (specification, section 4). */
const REFUSED_LINK = 'Invalid or expired';

type ResetPasswordFormProps = { token: string; onOutcome: (outcome: 'done' | 'invalid') => void };

export function ResetPasswordForm({ token, onOutcome }: ResetPasswordFormProps) {
  const [isRefused, setRefused] = useState(false);
  const { register, handleSubmit, setError, watch, formState } = useForm<NewPasswordDraft>({
    resolver: zodResolver(schema),
    defaultValues: { newPassword: '', confirmPassword: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  async function submit({ newPassword }: NewPasswordDraft): Promise<void> {
    try {
      await browserApi(resetPassword, { body: { token, newPassword } });
      onOutcome('done');
    } catch (error) {
      const message = failureText(error, messages.resetFailed);
      if (message.includes(REFUSED_LINK)) return onOutcome('invalid');
      setError('root', { message });
      showToast('error', message);
    }
  }

  return (
    <>
      <h1 className="font-display text-3xl text-heading">{messages.resetTitle}</h1>
      <p className="mt-2 mb-8 text-muted">{messages.resetIntro}</p>
      <form
        noValidate
        aria-label={messages.resetTitle}
        onSubmit={handleSubmit(submit, () => setRefused(true))}
      >
        <NewPasswordFields
          errors={errors}
          register={register}
          password={watch('newPassword')}
          isRefused={isRefused}
        />
        <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting} className="mt-4 w-full">
          {isSubmitting ? messages.resetting : messages.reset}
        </Button>
      </form>
    </>
  );
}
