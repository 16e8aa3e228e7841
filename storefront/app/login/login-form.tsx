import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { accountMessages } from '../account/account.messages.ts';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import { browserApi } from '../api/browser-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { sending } from '../form/sending.ts';
import { paths } from '../paths.ts';
import { readDeviceId } from '../session/device-id.ts';
import { setToken } from '../session/session-store.ts';
import { loginMessages as messages } from './login.messages.ts';

type Credentials = { email: string; password: string };

export function LoginForm() {
  const { state } = useLocation();
  const form = useForm<Credentials>({
    resolver: zodResolver(logIn.body),
    // Without default values, which would replace what was typed before the scripts ran.
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const field = fieldOf(form);

  async function submit(credentials: Credentials): Promise<void> {
    const { token } = await browserApi(logIn, { body: { ...credentials, deviceId: readDeviceId() } });
    showToast('success', messages.loginSuccessful);
    setToken(token);
  }

  return (
    <form
      noValidate
      aria-label={messages.login}
      onSubmit={sending(form, submit, { failed: messages.loginFailed })}
      className="grid gap-2"
    >
      <TextField
        label={accountMessages.email}
        type="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <CurrentPasswordField {...field('password')} />
      <Link
        to={paths.forgotPassword()}
        state={state}
        className="-mt-2 mb-2 flex min-h-11 items-center justify-self-end text-link"
      >
        {messages.forgot}
      </Link>
      <ProblemNote text={errors.root?.message} />
      <Button type="submit" isBusy={isSubmitting} className="mt-2">
        {isSubmitting ? messages.loggingIn : messages.login}
      </Button>
    </form>
  );
}
