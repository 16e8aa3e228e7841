import { signInStaff } from '@gulmohar/contract/admin/session.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { fieldOf } from '../form/field-of.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { sending } from '../form/sending.ts';
import { sessionQuery } from '../session/session.queries.ts';

export function PasswordForm() {
  const form = useForm({
    resolver: zodResolver(signInStaff.body),
    defaultValues: { email: '', password: '' },
  });
  const { isSubmitting } = form.formState;
  const field = fieldOf(form);

  async function signIn(body: { email: string; password: string }): Promise<void> {
    await adminApi(signInStaff, { body });
    await queryClient.invalidateQueries(sessionQuery);
  }

  return (
    <form onSubmit={sending(form, signIn)} noValidate className="grid gap-2">
      <FormProblem form={form} />
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? 'Signing in …' : 'Sign in'}
      </Button>
    </form>
  );
}
