import { replaceTemporaryPassword } from '@gulmohar/contract/admin/staff.ts';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { sessionQuery } from '../session/session.queries.ts';
import { SignOutButton } from '../session/sign-out-button.tsx';

/** Replaces a temporary password right after sign-in. */
export function NewPasswordForm() {
  const form = useForm({
    resolver: zodResolver(replaceTemporaryPassword.body),
    defaultValues: { newPassword: '' },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Save password"
      className="grid gap-2"
      send={async (body) => {
        await adminApi(replaceTemporaryPassword, { body });
        await queryClient.invalidateQueries(sessionQuery);
      }}
      more={<SignOutButton />}
    >
      <p className="mb-2">You signed in with a temporary password. Please choose one that only you know.</p>
      <PasswordField label="New password" autoComplete="new-password" {...field('newPassword')} />
    </Form>
  );
}
