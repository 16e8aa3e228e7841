import { existingPassword } from '@gulmohar/contract/accounts/password.ts';
import { confirmEmail } from '@gulmohar/contract/accounts/user.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { z } from 'zod';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import { browserApi } from '../api/browser-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { sending } from '../form/sending.ts';
import {
  isSameTwice,
  type NewPasswordDraft,
  newPasswordShape,
  notTheSame,
} from '../password/new-password.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { setToken } from '../session/session-store.ts';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

type Draft = NewPasswordDraft & { password: string };

const known = z.object({ password: existingPassword(messages.enterPassword) });
const fresh = z.object(newPasswordShape).refine(isSameTwice, notTheSame);

type ConfirmEmailFormProps = { token: string; email: string; onOutcome: (text: string) => void };

/**
 * Asks for the account's password, or for a new one if the visitor did not create the account or forgot the
 * password.
 */
export function ConfirmEmailForm({ token, email, onOutcome }: ConfirmEmailFormProps) {
  const [isNew, setNew] = useState(false);
  const form = useForm<Draft>({
    resolver: zodResolver<Partial<Draft>, unknown, Partial<Draft>>(isNew ? fresh : known) as Resolver<Draft>,
    defaultValues: { password: '', newPassword: '', confirmPassword: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;

  async function submit({ password, newPassword }: Draft): Promise<void> {
    try {
      const proof = isNew ? { newPassword } : { password };
      const { token: session, message } = await browserApi(confirmEmail, { body: { token, ...proof } });
      setToken(session);
      onOutcome(message);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'INVALID_LINK') throw error;
      onOutcome(error.message);
    }
  }

  function change(): void {
    form.reset(undefined, { keepValues: true });
    setNew(!isNew);
  }

  return (
    <form
      noValidate
      aria-label={messages.confirmEmail}
      onSubmit={sending(form, submit, { failed: messages.confirmFailed, isQuiet: true })}
    >
      <p className="mt-2 mb-8 text-muted">
        {isNew ? messages.chooseNewFor(email) : messages.enterPasswordFor(email)}
      </p>
      {isNew ? (
        <NewPasswordFields form={form} />
      ) : (
        <>
          <CurrentPasswordField {...fieldOf(form)('password')} />
          <ProblemNote text={errors.root?.message} />
        </>
      )}
      <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting} className="mt-4 w-full">
        {messages.confirm}
      </Button>
      <button type="button" className="mt-2 min-h-11 cursor-pointer text-link" onClick={change}>
        {isNew ? messages.useKnown : messages.chooseNew}
      </button>
    </form>
  );
}
