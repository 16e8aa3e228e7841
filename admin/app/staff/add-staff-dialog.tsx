import { roles } from '@gulmohar/contract/admin/permissions.ts';
import { addStaff } from '@gulmohar/contract/admin/staff.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';

export function AddStaffDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="Add somebody" isOpen={isOpen} onClose={onClose}>
      <AddStaffForm onDone={onClose} />
    </Dialog>
  );
}

function AddStaffForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(addStaff.body),
    defaultValues: { name: '', email: '', role: 'packer' as const, password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const add = form.handleSubmit(async (body) => {
    try {
      await deskApi(addStaff, { body });
      await queryClient.invalidateQueries({ queryKey: ['staff'] });
      onDone();
    } catch (error) {
      showFailure(error, form.setError);
    }
  });

  return (
    <form onSubmit={add} noValidate className="mt-4 grid gap-2">
      <TextField label="Name" autoComplete="off" error={errors.name?.message} {...form.register('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <SelectField label="Role" error={errors.role?.message} {...form.register('role')}>
        {roles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </SelectField>
      <PasswordField
        label="First password"
        hint="Tell it to them in person; they change it under their name."
        showLabel="Show"
        hideLabel="Hide"
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" disabled={isSubmitting}>
        Add
      </Button>
    </form>
  );
}
