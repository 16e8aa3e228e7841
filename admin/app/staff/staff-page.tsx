import { roles, roleTexts } from '@gulmohar/contract/admin/permissions.ts';
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
      <section className="mt-8 max-w-3xl">
        <h2 className="font-display text-xl text-heading">What each role may do</h2>
        <dl className="mt-2 grid gap-x-6 border-t border-rule text-sm sm:grid-cols-[8rem_1fr]">
          {roles.map((role) => (
            <div key={role} className="contents">
              <dt className="pt-2 font-semibold sm:border-b sm:border-rule sm:pb-2">{role}</dt>
              <dd className="border-b border-rule pb-2 sm:pt-2">{roleTexts[role]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <AddStaffDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
