import { changeStaffPassword } from '@gulmohar/contract/admin/staff.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';

export function ChangePasswordForm() {
  const form = useForm({
    resolver: zodResolver(changeStaffPassword.body),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const change = form.handleSubmit(async (body) => {
    try {
      await deskApi(changeStaffPassword, { body });
      form.reset();
      showToast('success', 'Password changed; you are signed out everywhere else');
    } catch (error) {
      showFailure(error, form.setError);
    }
  });

  return (
    <form onSubmit={change} noValidate className="grid max-w-sm gap-2">
      <PasswordField
        label="Current password"
        showLabel="Show"
        hideLabel="Hide"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label="New password"
        showLabel="Show"
        hideLabel="Hide"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <Button look="secondary" type="submit" disabled={isSubmitting}>
        Change password
      </Button>
    </form>
  );
}
