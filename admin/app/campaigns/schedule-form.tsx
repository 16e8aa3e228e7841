import { type Segment, scheduleCampaign } from '@gulmohar/contract/admin/campaign.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { showDateTime } from '../components/india-time.ts';
import { DateTimeField } from '../form/date-time-field.tsx';
import { recipientsQuery, refreshCampaigns } from './campaign.queries.ts';

type ScheduleFormProps = { campaignId: string; version: number; segment: Segment };

/** Sends the draft as it was saved, after a last look at how many get it. */
export function ScheduleForm({ campaignId, version, segment }: ScheduleFormProps) {
  const [sendAt, setSendAt] = useState<string | null>(null);
  const { data } = useQuery(recipientsQuery(segment));

  async function schedule(): Promise<void> {
    await adminApi(scheduleCampaign, { body: { campaignId, version, sendAt } });
    await refreshCampaigns();
  }

  return (
    <section className="mt-10 grid max-w-3xl gap-4">
      <h2 className="font-display text-xl text-heading">Send</h2>
      <div className="max-w-xs">
        <DateTimeField label="When" hint="Empty: at once" value={sendAt} onChange={setSendAt} />
      </div>
      <div>
        <ConfirmButton
          label={sendAt ? 'Schedule' : 'Send now'}
          variant="primary"
          title="Send this newsletter?"
          action={sendAt ? 'Schedule it' : 'Send it'}
          run={schedule}
        >
          <p>
            {sendAt ? `From ${showDateTime(sendAt)} on, it` : 'It'} goes to {data?.recipients ?? '…'}{' '}
            confirmed subscribers, as it was last saved.
          </p>
        </ConfirmButton>
      </div>
    </section>
  );
}
