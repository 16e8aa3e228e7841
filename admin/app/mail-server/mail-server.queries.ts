import { readMailRecords, readMailServer } from '@gulmohar/contract/admin/mail-server.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export const mailServerQuery = queryOptions({
  queryKey: ['mail-server'],
  queryFn: () => adminApi(readMailServer),
});

export function mailRecordsQuery(selector: string) {
  return queryOptions({
    queryKey: ['mail-server', 'records', selector],
    queryFn: () => adminApi(readMailRecords, { query: { selector } }),
    staleTime: 0,
  });
}
