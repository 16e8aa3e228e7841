import { listStaff } from '@gulmohar/contract/admin/staff.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskApi } from '../api/desk-api.ts';
import { PageHead } from '../shell/page-head.tsx';
import { AddStaffDialog } from './add-staff-dialog.tsx';
import { StaffMemberRow } from './staff-member-row.tsx';

export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: () => deskApi(listStaff) });

/** Who can sign in, and as what. */
export function StaffPage() {
  const { data } = useSuspenseQuery(staffQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHead title="Staff" note="Who can sign in at this desk, and what they may do">
        <Button onClick={() => setAdding(true)}>Add somebody</Button>
      </PageHead>
      <ul className="divide-y divide-rule border-y border-rule">
        {data.staff.map((member) => (
          <StaffMemberRow key={member.staffId} member={member} />
        ))}
      </ul>
      <AddStaffDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
