import {
  type CampaignForm,
  deleteCampaign,
  saveCampaign,
  stopCampaign,
} from '@gulmohar/contract/admin/campaign.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { paths } from '../paths.ts';
import { campaignQuery, campaignsQuery, refreshCampaigns } from './campaign.queries.ts';
import { CampaignEditor } from './campaign-editor.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { CampaignResults } from './campaign-results.tsx';
import { ScheduleForm } from './schedule-form.tsx';

/** A draft to edit and send, or what became of a newsletter. */
export function CampaignPage() {
  const { campaignId = '' } = useParams();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(campaignQuery(campaignId));
  const { campaign, version, status, sendAt, results } = data;
  const { products, ...fields } = campaign;

  async function save(form: CampaignForm): Promise<void> {
    await adminApi(saveCampaign, { body: { ...form, changes: { campaignId, version } } });
    await refreshCampaigns();
    showToast('success', 'Saved');
  }

  async function stop(): Promise<void> {
    await adminApi(stopCampaign, { body: { campaignId } });
    await refreshCampaigns();
  }

  async function remove(): Promise<void> {
    await adminApi(deleteCampaign, { body: { campaignId } });
    await queryClient.invalidateQueries(campaignsQuery);
    showToast('success', 'Draft deleted');
    navigate(paths.campaigns);
  }

  return (
    <>
      <PageHead title={campaign.subject} note={noteOf(status, sendAt)}>
        {(status === 'scheduled' || status === 'sending') && (
          <ConfirmButton label="Stop" title="Stop this newsletter?" action="Stop it" run={stop}>
            <p>
              {status === 'scheduled'
                ? 'It becomes a draft again.'
                : 'Those who are still waiting will not get it. Those who got it keep it.'}
            </p>
          </ConfirmButton>
        )}
      </PageHead>
      {status === 'draft' ? (
        <>
          <CampaignEditor
            key={version}
            campaign={{ ...fields, productIds: products.map(({ productId }) => productId) }}
            products={products}
            send={save}
            more={
              <ConfirmButton label="Delete" title="Delete this draft?" action="Delete it" run={remove}>
                <p>Nobody has got it.</p>
              </ConfirmButton>
            }
          />
          <ScheduleForm campaignId={campaignId} version={version} segment={campaign.segment} />
        </>
      ) : (
        status !== 'scheduled' && <CampaignResults results={results} />
      )}
      <CampaignPreview campaignId={campaignId} version={version} />
    </>
  );
}

function noteOf(status: string, sendAt: string | null): string {
  if (status === 'draft') return 'A draft';
  const at = showDateTime(sendAt ?? '');
  if (status === 'scheduled') return `Will be sent ${at}`;
  return status === 'sending' ? `Being sent since ${at}` : `Sent ${at}`;
}
