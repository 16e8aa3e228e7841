import { type Role, roles } from '@gulmohar/contract/admin/permissions.ts';
import { type StaffRow, updateStaff } from '@gulmohar/contract/admin/staff.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { showDateTime } from '../shell/dates.ts';
import { staffQuery } from './staff.queries.ts';

export function StaffMemberRow({ member }: { member: StaffRow }) {
  const change = useMutation({
    mutationFn: (wish: { role?: Role; isActive?: boolean }) =>
      deskApi(updateStaff, {
        body: {
          staffId: member.staffId,
          name: member.name,
          role: wish.role ?? member.role,
          isActive: wish.isActive ?? member.isActive,
        },
      }),
    onSuccess: () => showToast('success', `${member.name} is changed`),
    onError: (error) => showFailure(error),
    onSettled: () => queryClient.invalidateQueries(staffQuery),
  });
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-3 py-4 sm:grid-cols-[1fr_auto_auto]">
      <div className={`min-w-0 max-sm:col-span-2 ${member.isActive ? '' : 'text-muted'}`}>
        <p className="font-semibold">{member.name}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {member.email} · {member.hasSecondFactor ? 'second factor on' : 'no second factor'} ·{' '}
          {member.lastSeenAt ? `last seen ${showDateTime(member.lastSeenAt)}` : 'not signed in'}
        </p>
      </div>
      <label className="flex items-center gap-2 text-sm">
        Role
        <select
          value={member.role}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ role: event.target.value as Role })}
          className="min-h-11 border border-muted bg-field px-2 text-base"
        >
          {roles.map((role) => (
            <option key={role}>{role}</option>
          ))}
        </select>
      </label>
      <Button
        look="quiet"
        disabled={change.isPending}
        onClick={() => change.mutate({ isActive: !member.isActive })}
      >
        {member.isActive ? 'Shut out' : 'Let in again'}
      </Button>
    </li>
  );
}
