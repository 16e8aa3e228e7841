import { requestPasswordReset } from '@gulmohar/contract/accounts/password.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { accountMessages } from '../account/account.messages.ts';
import { browserApi } from '../api/browser-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { sending } from '../form/sending.ts';
import { NeedsScripts } from '../page/needs-scripts.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { passwordMessages as messages } from './password.messages.ts';

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm<{ email: string }>({
    resolver: zodResolver(requestPasswordReset.body),
    // Without default values, which would replace what was typed before the scripts ran.
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const field = fieldOf(form);

  async function submit({ email }: { email: string }): Promise<void> {
    await browserApi(requestPasswordReset, { body: { email } });
    onSent(email);
  }

  return (
    <>
      <h1 className="font-display text-3xl text-heading">{messages.forgotTitle}</h1>
      <p className="mt-2 mb-8 text-muted">{messages.forgotIntro}</p>
      <NeedsScripts />
      <form
        noValidate
        aria-label={messages.forgotTitle}
        onSubmit={sending(form, submit, { failed: messages.sendFailed })}
        className="noscript:hidden"
      >
        <TextField
          label={accountMessages.email}
          type="email"
          autoComplete="username"
          required
          {...field('email')}
        />
        <ProblemNote text={errors.root?.message} />
        <Button type="submit" isBusy={isSubmitting} className="mt-4 w-full">
          {isSubmitting ? messages.sending : messages.sendLink}
        </Button>
      </form>
      <BackToLogin />
    </>
  );
}
