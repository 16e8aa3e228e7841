import { changeStaffPassword } from '@gulmohar/contract/admin/staff.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { showToast } from '../components/toasts.ts';
import { fieldOf } from '../form/field-of.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { sending } from '../form/sending.ts';

export function ChangePasswordForm() {
  const form = useForm({
    resolver: zodResolver(changeStaffPassword.body),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const field = fieldOf(form);

  const change = sending(form, async (body) => {
    await adminApi(changeStaffPassword, { body });
    form.reset();
    showToast('success', 'Password changed; you are signed out everywhere else');
  });

  return (
    <form onSubmit={change} noValidate className="grid max-w-sm gap-2">
      <FormProblem form={form} />
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField label="New password" autoComplete="new-password" {...field('newPassword')} />
      <Button look="secondary" type="submit" isBusy={form.formState.isSubmitting}>
        Change password
      </Button>
    </form>
  );
}
