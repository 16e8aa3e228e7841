import {
  countRecipients,
  getCampaign,
  listCampaigns,
  type Segment,
} from '@gulmohar/contract/admin/campaign.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const CAMPAIGNS = 'campaigns';

export const campaignsQuery = queryOptions({
  queryKey: [CAMPAIGNS, 'list'],
  queryFn: () => adminApi(listCampaigns),
});

export function campaignQuery(campaignId: string) {
  return queryOptions({
    queryKey: [CAMPAIGNS, 'one', campaignId],
    queryFn: () => adminApi(getCampaign, { query: { campaignId } }),
  });
}

export function recipientsQuery(segment: Segment) {
  return queryOptions({
    queryKey: [CAMPAIGNS, 'recipients', segment],
    queryFn: () => adminApi(countRecipients, { body: { segment } }),
    placeholderData: keepPreviousData,
  });
}

export function refreshCampaigns(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [CAMPAIGNS] });
}
