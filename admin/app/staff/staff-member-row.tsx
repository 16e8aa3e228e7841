import { type Role, roles } from '@gulmohar/contract/admin/permissions.ts';
import { type StaffRow, updateStaff } from '@gulmohar/contract/admin/staff.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Options } from '@gulmohar/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { showDateTime } from '../components/india-time.ts';
import { showToast } from '../components/toasts.ts';
import { useStaff } from '../session/session.queries.ts';
import { ResetAccessDialog } from './reset-access-dialog.tsx';
import { staffQuery } from './staff.queries.ts';

/** A change to confirm: another role, or whether the member may sign in. */
type Input = { role?: Role; isActive?: boolean };

export function StaffMemberRow({ member }: { member: StaffRow }) {
  const { staff } = useStaff();
  const [input, setInput] = useState<Input>();
  const [isResetting, setResetting] = useState(false);
  const change = useMutation({
    mutationFn: ({ role = member.role, isActive = member.isActive }: Input) =>
      adminApi(updateStaff, { body: { staffId: member.staffId, name: member.name, role, isActive } }),
    onSuccess: () => {
      setInput(undefined);
      showToast('success', `${member.name} updated`);
    },
    onSettled: () => queryClient.invalidateQueries(staffQuery),
  });
  const close = () => {
    setInput(undefined);
    change.reset();
  };
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-3 py-4 sm:grid-cols-[1fr_auto_auto]">
      <div className={`min-w-0 max-sm:col-span-2 ${member.isActive ? '' : 'text-muted'}`}>
        <p className="font-semibold">{member.name}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {member.email} · {member.hasSecondFactor ? 'second factor on' : 'no second factor'} ·{' '}
          {member.lastSeenAt ? `last seen ${showDateTime(member.lastSeenAt)}` : 'not signed in'}
          {member.hasTemporaryPassword && ' · temporary password'}
        </p>
      </div>
      <label className="flex items-center gap-2 text-sm">
        Role
        <select
          value={member.role}
          disabled={change.isPending}
          onChange={(event) => setInput({ role: event.target.value as Role })}
          className="min-h-11 border border-muted bg-field px-2 text-base"
        >
          <Options of={roles} />
        </select>
      </label>
      <div className="flex flex-wrap gap-x-4 max-sm:col-span-2">
        {member.staffId !== staff.staffId && (
          <Button variant="quiet" onClick={() => setResetting(true)}>
            Reset access
          </Button>
        )}
        <Button
          variant="quiet"
          isBusy={change.isPending}
          onClick={() => setInput({ isActive: !member.isActive })}
        >
          {member.isActive ? 'Deactivate' : 'Reactivate'}
        </Button>
      </div>
      <ConfirmDialog
        {...questionOf(member, input ?? {})}
        isOpen={input !== undefined}
        isBusy={change.isPending}
        failure={change.error}
        onConfirm={() => input && change.mutate(input)}
        onClose={close}
      />
      <ResetAccessDialog member={member} isOpen={isResetting} onClose={() => setResetting(false)} />
    </li>
  );
}

function questionOf({ name, role: formerRole }: StaffRow, { role, isActive }: Input) {
  if (role)
    return {
      title: `Make ${name} ${role}?`,
      action: `Make ${role}`,
      children: `Currently ${formerRole}. What they can see and do changes at once.`,
    };
  if (isActive)
    return {
      title: `Reactivate ${name}?`,
      action: 'Reactivate',
      children: `They can sign in with their former password, as ${formerRole}.`,
    };
  return {
    title: `Deactivate ${name}?`,
    action: 'Deactivate',
    children: 'They are signed out everywhere at once and cannot sign in until they are reactivated.',
  };
}
