import { type CampaignForm, saveCampaign } from '@gulmohar/contract/admin/campaign.ts';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { paths } from '../paths.ts';
import { refreshCampaigns } from './campaign.queries.ts';
import { CampaignEditor } from './campaign-editor.tsx';

const blank: CampaignForm = {
  subject: '',
  preheader: '',
  body: [],
  productIds: [],
  segment: { category: '', productId: '', size: '', state: '', pin: '' },
};

export function NewCampaignPage() {
  const navigate = useNavigate();

  async function create(form: CampaignForm): Promise<void> {
    const { campaignId } = await adminApi(saveCampaign, { body: { ...form, changes: null } });
    await refreshCampaigns();
    showToast('success', 'Draft saved');
    navigate(paths.campaign(campaignId));
  }

  return (
    <>
      <PageHead title="New newsletter" />
      <CampaignEditor campaign={blank} products={[]} send={create} isNew />
    </>
  );
}
