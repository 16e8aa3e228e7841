import { replaceTemporaryPassword } from '@gulmohar/contract/admin/staff.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { fieldOf } from '../form/field-of.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { sending } from '../form/sending.ts';
import { sessionQuery } from '../session/session.queries.ts';
import { SignOutButton } from '../session/sign-out-button.tsx';

/** Replaces a temporary password right after sign-in. */
export function NewPasswordForm() {
  const form = useForm({
    resolver: zodResolver(replaceTemporaryPassword.body),
    defaultValues: { newPassword: '' },
  });
  const { isSubmitting } = form.formState;
  const field = fieldOf(form);

  const replace = sending(form, async (body) => {
    await adminApi(replaceTemporaryPassword, { body });
    await queryClient.invalidateQueries(sessionQuery);
  });

  return (
    <form onSubmit={replace} noValidate className="grid gap-2">
      <FormProblem form={form} />
      <p className="mb-2">You signed in with a temporary password. Please choose one that only you know.</p>
      <PasswordField label="New password" autoComplete="new-password" {...field('newPassword')} />
      <Button type="submit" isBusy={isSubmitting}>
        Save password
      </Button>
      <SignOutButton />
    </form>
  );
}
