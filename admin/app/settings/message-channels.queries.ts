import { listMessageChannels } from '@gulmohar/contract/admin/message.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

const channelsQuery = queryOptions({
  queryKey: ['message-channels'],
  queryFn: () => adminApi(listMessageChannels),
});

export function useMessageChannels() {
  return useSuspenseQuery(channelsQuery).data;
}
