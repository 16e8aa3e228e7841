import { sendTestMessage } from '@gulmohar/contract/admin/message.ts';
import { channelLabels, type MessageChannel } from '@gulmohar/contract/shop/message-channels.ts';
import type { MessageEvent } from '@gulmohar/contract/shop/order-messages.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { useMessageChannels } from './message-channels.queries.ts';

/** Sends the saved message with sample values to the owner's own phone. */
export function TestMessage({ event }: { event: MessageEvent }) {
  const { channels } = useMessageChannels();
  const [phone, setPhone] = useState('');
  const test = useMutation({
    mutationFn: (channel: MessageChannel) => adminApi(sendTestMessage, { body: { channel, event, phone } }),
  });
  if (channels.length === 0) return null;
  return (
    <div>
      <TextField
        label="Send a test to your mobile number"
        inputMode="numeric"
        autoComplete="tel-national"
        hint="Uses the last saved text with sample values"
        value={phone}
        onChange={(change) => setPhone(change.target.value)}
        error={test.error?.message}
      />
      <div className="flex flex-wrap gap-3">
        {channels.map(({ channel }) => (
          <Button key={channel} variant="quiet" isBusy={test.isPending} onClick={() => test.mutate(channel)}>
            Send by {channelLabels[channel]}
          </Button>
        ))}
      </div>
      <p role="status">{test.data?.message}</p>
    </div>
  );
}
