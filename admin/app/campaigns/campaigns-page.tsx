import {
  CAMPAIGN_DAYS,
  type CampaignStatus,
  type CampaignSummary,
} from '@gulmohar/contract/admin/campaign.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { type Column, ListTable, RowLink } from '../list/list-table.tsx';
import { newsletterTabs } from '../nav-items.ts';
import { paths } from '../paths.ts';
import { campaignsQuery } from './campaign.queries.ts';

const stateTexts: Record<CampaignStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Being sent',
  sent: 'Sent',
};
const tones = { draft: 'plain', scheduled: 'wait', sending: 'wait', sent: 'good' } as const;

const columns: Column<CampaignSummary>[] = [
  {
    head: 'Subject',
    cell: ({ campaignId, subject }) => <RowLink to={paths.campaign(campaignId)}>{subject}</RowLink>,
  },
  { head: 'State', cell: ({ status }) => <Badge tone={tones[status]}>{stateTexts[status]}</Badge> },
  {
    head: 'When',
    cell: ({ sendAt, doneAt }) => (
      <span className="text-muted">{(doneAt ?? sendAt) ? showDateTime(doneAt ?? sendAt ?? '') : ''}</span>
    ),
  },
  { head: 'Sent to', isNumber: true, isNamedOnPhone: true, cell: ({ sent }) => sent },
];

/** The newsletters that were written. */
export function CampaignsPage() {
  const { data } = useSuspenseQuery(campaignsQuery);
  return (
    <>
      <PageHead
        tabs={newsletterTabs}
        title="Campaigns"
        note={`Newsletters to confirmed subscribers, kept for ${CAMPAIGN_DAYS} days`}
      >
        <Link to={paths.newCampaign} className={buttonClass()}>
          New newsletter
        </Link>
      </PageHead>
      <ListTable
        caption="Newsletters"
        rows={data.campaigns}
        rowKey={({ campaignId }) => campaignId}
        columns={columns}
        empty="No newsletter has been written yet."
      />
    </>
  );
}
