import { listComplaints } from '@gulmohar/contract/admin/complaint.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export type ComplaintState = 'open' | 'answered';

const COMPLAINTS = 'complaints';

export function complaintsQuery(state: ComplaintState) {
  return queryOptions({
    queryKey: [COMPLAINTS, state],
    queryFn: () => adminApi(listComplaints, { query: { state } }),
  });
}

export const allComplaints = { queryKey: [COMPLAINTS] };
