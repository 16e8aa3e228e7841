import {
  changeWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  type WebhookRow,
} from '@gulmohar/contract/admin/webhook.ts';
import { shopEvents } from '@gulmohar/contract/shop/shop-event.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import type { OpenWebhook } from './open-webhook.ts';
import { webhooksQuery } from './webhook.queries.ts';

const refresh = () => queryClient.invalidateQueries(webhooksQuery);

export function WebhookActions({
  webhook,
  open,
}: {
  webhook: WebhookRow;
  open: (next: OpenWebhook) => void;
}) {
  const { webhookId, url, note, off } = webhook;
  const of = <span className="sr-only"> {note || url}</span>;
  const events = shopEvents.filter((event) => webhook.events.includes(event));
  return (
    <span className="flex flex-wrap gap-x-3">
      <Button variant="quiet" onClick={() => open({ show: 'log', webhookId })}>
        Log{of}
      </Button>
      <Button variant="quiet" onClick={() => open({ show: 'form', webhookId })}>
        Change{of}
      </Button>
      <ConfirmButton
        label={<>New secret{of}</>}
        title="Make a new secret?"
        action="Make it"
        run={async () => {
          const { secret } = await adminApi(rotateWebhookSecret, { body: { webhookId } });
          open({ show: 'secret', secret });
        }}
      >
        <p>The former one also signs for a day, so that the program can be changed meanwhile.</p>
      </ConfirmButton>
      <ConfirmButton
        label={
          <>
            {off ? 'Switch on' : 'Switch off'}
            {of}
          </>
        }
        title={off ? 'Switch this webhook on?' : 'Switch this webhook off?'}
        action={off ? 'Switch it on' : 'Switch it off'}
        run={async () => {
          await adminApi(changeWebhook, { body: { webhookId, url, note, events, isOn: off !== null } });
          await refresh();
        }}
      >
        <p>
          {off
            ? 'It is told of what happens from now on.'
            : 'What happens meanwhile is not sent to it later.'}
        </p>
      </ConfirmButton>
      <ConfirmButton
        label={<>Delete{of}</>}
        title="Delete this webhook?"
        action="Delete it"
        run={async () => {
          await adminApi(deleteWebhook, { body: { webhookId } });
          await refresh();
        }}
      >
        <p>The program is told of nothing more, and the log is deleted, too.</p>
      </ConfirmButton>
    </span>
  );
}
