import { previewCampaign, testCampaign } from '@gulmohar/contract/admin/campaign.ts';
import { fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';

type CampaignPreviewProps = { campaignId: string; version: number };

/** The saved newsletter as its recipients see it. */
export function CampaignPreview({ campaignId, version }: CampaignPreviewProps) {
  const test = useMutation({ mutationFn: () => adminApi(testCampaign, { body: { campaignId } }) });
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 font-display text-xl text-heading">Preview</h2>
      <Button variant="secondary" isBusy={test.isPending} onClick={() => test.mutate()}>
        Send it to me
      </Button>
      <p role="status">{test.data?.message}</p>
      <FailureNote error={test.error} />
      <iframe
        key={version}
        title="Preview of the newsletter"
        src={`${fullPath(previewCampaign)}?${new URLSearchParams({ campaignId })}`}
        className="mt-3 h-160 w-full border border-rule"
      />
    </section>
  );
}
