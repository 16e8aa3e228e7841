import { changeStaffPassword } from '@gulmohar/contract/admin/staff.ts';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { showToast } from '../components/toasts.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';

export function ChangePasswordForm() {
  const form = useForm({
    resolver: zodResolver(changeStaffPassword.body),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const field = fieldOf(form);

  return (
    <Form
      form={form}
      action="Change password"
      variant="secondary"
      className="grid max-w-sm gap-2"
      send={async (body) => {
        await adminApi(changeStaffPassword, { body });
        form.reset();
        showToast('success', 'Password changed; you are signed out everywhere else');
      }}
    >
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField label="New password" autoComplete="new-password" {...field('newPassword')} />
    </Form>
  );
}
