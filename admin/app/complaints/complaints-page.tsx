import { COMPLAINT_ANSWER_DAYS } from '@gulmohar/contract/admin/complaint.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { ChoiceBar } from '../list/choice-bar.tsx';
import { ComplaintItem } from './complaint-item.tsx';
import { complaintsQuery } from './complaints.queries.ts';

const states = [
  { value: 'open', label: 'To answer' },
  { value: 'answered', label: 'Answered' },
];

/** The shoppers' messages to the grievance officer. */
export function ComplaintsPage() {
  const [search] = useSearchParams();
  const state = search.get('state') === 'answered' ? 'answered' : 'open';
  const { data } = useQuery({ ...complaintsQuery(state), throwOnError: true });
  return (
    <>
      <PageHead
        title="Complaints"
        note={`Sent to the grievance officer. Answer each by e-mail within ${COMPLAINT_ANSWER_DAYS} days`}
      />
      <ChoiceBar label="State" name="state" choices={states} />
      {!data && <p className="py-4 text-muted">Loading …</p>}
      {data?.complaints.length === 0 && (
        <p className="py-4 text-muted">
          {state === 'open' ? 'No complaints to answer.' : 'No complaints have been answered yet.'}
        </p>
      )}
      <ul aria-label="Complaints" className="divide-y divide-rule">
        {data?.complaints.map((complaint) => (
          <ComplaintItem key={complaint.complaintId} complaint={complaint} />
        ))}
      </ul>
    </>
  );
}
