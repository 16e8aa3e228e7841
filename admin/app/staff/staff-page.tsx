import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../components/page-head.tsx';
import { AddStaffDialog } from './add-staff-dialog.tsx';
import { staffQuery } from './staff.queries.ts';
import { StaffMemberRow } from './staff-member-row.tsx';

export function StaffPage() {
  const { data } = useSuspenseQuery(staffQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHead title="Staff" note="Who can sign in to the admin, and what they can do">
        <Button onClick={() => setAdding(true)}>Add staff member</Button>
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
