import { listCashParcels } from '@gulmohar/contract/admin/remittance.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const REMITTANCE = 'remittance';

export function cashParcelsQuery(isOpen: boolean) {
  return queryOptions({
    queryKey: [REMITTANCE, isOpen],
    queryFn: () => adminApi(listCashParcels, { query: { isOpen: isOpen ? 'yes' : 'no' } }),
  });
}

export function refreshRemittance(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [REMITTANCE] });
}
