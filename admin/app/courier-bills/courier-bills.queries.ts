import { type BillFilters, listCourierBills } from '@gulmohar/contract/admin/courier-bill.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const BILLS = 'courier-bills';

export function courierBillsQuery(query: BillFilters) {
  return queryOptions({
    queryKey: [BILLS, query],
    queryFn: () => adminApi(listCourierBills, { query }),
  });
}

export function refreshCourierBills(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [BILLS] });
}
