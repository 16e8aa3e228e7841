import { type Role, roles, roleTexts } from '@gulmohar/contract/admin/permissions.ts';
import { addStaff } from '@gulmohar/contract/admin/staff.ts';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { Dialog } from '../components/dialog.tsx';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { OneTimeSecrets } from './one-time-secrets.tsx';
import { staffQuery } from './staff.queries.ts';

export function AddStaffDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="Add staff member" isOpen={isOpen} onClose={onClose}>
      <AddStaffForm onDone={onClose} />
    </Dialog>
  );
}

function AddStaffForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(addStaff.body),
    defaultValues: { name: '', email: '', role: 'packer' as Role, password: '' },
  });
  const field = fieldOf(form);
  const role = useWatch({ control: form.control, name: 'role' });
  const [setupCode, setSetupCode] = useState<string>();

  if (setupCode) {
    return (
      <OneTimeSecrets setupCode={setupCode} onDone={onDone}>
        <p>{form.getValues('name')} can now sign in with the first password.</p>
      </OneTimeSecrets>
    );
  }
  return (
    <Form
      form={form}
      action="Add"
      send={async (body) => {
        const reply = await adminApi(addStaff, { body });
        await queryClient.invalidateQueries(staffQuery);
        if (reply.setupCode) setSetupCode(reply.setupCode);
        else onDone();
      }}
    >
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
      <SelectField label="Role" hint={roleTexts[role]} {...field('role')}>
        <Options of={roles} />
      </SelectField>
      <PasswordField
        label="First password"
        hint="Tell it to them in person. They have to choose their own when they sign in, within three days."
        autoComplete="new-password"
        {...field('password')}
      />
    </Form>
  );
}
