import { resetStaffAccess, type StaffRow, TEMPORARY_PASSWORD_HOURS } from '@gulmohar/contract/admin/staff.ts';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { Dialog } from '../components/dialog.tsx';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { OneTimeSecrets, Secret } from './one-time-secrets.tsx';
import { staffQuery } from './staff.queries.ts';

type ResetAccessDialogProps = { member: StaffRow; isOpen: boolean; onClose: () => void };

/** Resets the access of staff who lost their password or phone. The temporary password is shown only once. */
export function ResetAccessDialog({ member, isOpen, onClose }: ResetAccessDialogProps) {
  return (
    <Dialog title={`Reset access for ${member.name}`} isOpen={isOpen} onClose={onClose}>
      <ResetAccess member={member} onClose={onClose} />
    </Dialog>
  );
}

function ResetAccess({ member, onClose }: Omit<ResetAccessDialogProps, 'isOpen'>) {
  const [reply, setReply] = useState<{ temporaryPassword: string; setupCode?: string | undefined }>();
  const form = useForm({
    resolver: zodResolver(resetStaffAccess.body),
    defaultValues: { staffId: member.staffId, password: '' },
  });
  const field = fieldOf(form);

  if (reply) {
    return (
      <OneTimeSecrets setupCode={reply.setupCode} onDone={onClose}>
        <p>
          Tell {member.name} this password in person. It works for {TEMPORARY_PASSWORD_HOURS} hours, and they
          have to choose a new one when they sign in. It is not shown again.
        </p>
        <Secret text={reply.temporaryPassword} />
      </OneTimeSecrets>
    );
  }
  return (
    <Form
      form={form}
      action="Reset access"
      send={async (body) => {
        setReply(await adminApi(resetStaffAccess, { body }));
        await queryClient.invalidateQueries(staffQuery);
      }}
    >
      <p className="mb-2">
        For a lost password or phone: {member.name} is signed out everywhere, the second factor is turned off,
        and you get a temporary password for them.
      </p>
      <PasswordField label="Your own password" autoComplete="current-password" {...field('password')} />
    </Form>
  );
}
