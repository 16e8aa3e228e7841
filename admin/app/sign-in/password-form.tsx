import { signInStaff } from '@gulmohar/contract/admin/session.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { sessionQuery } from '../session/session.queries.ts';

export function PasswordForm() {
  const form = useForm({
    resolver: zodResolver(signInStaff.body),
    defaultValues: { email: '', password: '' },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action={form.formState.isSubmitting ? 'Signing in …' : 'Sign in'}
      className="grid gap-2"
      send={async (body) => {
        await adminApi(signInStaff, { body });
        await queryClient.invalidateQueries(sessionQuery);
      }}
    >
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </Form>
  );
}
