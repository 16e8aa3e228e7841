import type { WebhookRow } from '@gulmohar/contract/admin/webhook.ts';
import { shopEvents } from '@gulmohar/contract/shop/shop-event.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { showDateTime } from '../components/india-time.ts';
import { NewSecret } from '../components/new-secret.tsx';
import { PageHead } from '../components/page-head.tsx';
import { type Column, ListTable } from '../list/list-table.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { Deliveries } from './deliveries.tsx';
import { eventTexts } from './event-texts.ts';
import type { OpenWebhook } from './open-webhook.ts';
import { webhooksQuery } from './webhook.queries.ts';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookForm } from './webhook-form.tsx';

const titles = { nothing: '', form: 'Webhook', log: 'What was sent last', secret: 'The secret' };

function columns(open: (next: OpenWebhook) => void): Column<WebhookRow>[] {
  return [
    {
      head: 'Webhook',
      cell: ({ url, note }) => (
        <>
          <strong className="wrap-anywhere">{note || url}</strong>
          {note && (
            <SecondLine>
              <span className="wrap-anywhere">{url}</span>
            </SecondLine>
          )}
        </>
      ),
    },
    { head: 'Told of', isNamedOnPhone: true, cell: toldOf },
    { head: 'State', isNamedOnPhone: true, cell: stateOf },
    { head: 'Actions', cell: (webhook) => <WebhookActions webhook={webhook} open={open} /> },
  ];
}

function toldOf({ events }: WebhookRow): string {
  const chosen = shopEvents.filter((event) => events.includes(event));
  if (chosen.length === shopEvents.length) return 'Everything';
  return chosen.map((event) => eventTexts[event]).join('; ');
}

function stateOf({ off, failingSince }: WebhookRow): string {
  if (off === 'owner') return 'Switched off';
  if (off === 'gone') return 'Switched off: the address said that it is gone';
  if (off === 'failing') return 'Switched off: the address accepted nothing for days';
  return failingSince ? `Accepts nothing since ${showDateTime(failingSince)}` : 'On';
}

/** The addresses of programs that the shop tells what happens. */
export function WebhooksPage() {
  const { webhooks } = useSuspenseQuery(webhooksQuery).data;
  const [opened, setOpened] = useState<OpenWebhook>({ show: 'nothing' });
  const close = () => setOpened({ show: 'nothing' });
  const chosen = 'webhookId' in opened && webhooks.find((each) => each.webhookId === opened.webhookId);
  return (
    <>
      <PageHead
        title="Webhooks"
        note="The shop tells other programs at once what happens, such as stock software, accounts or a spreadsheet."
      >
        <Button onClick={() => setOpened({ show: 'form' })}>Add a webhook</Button>
      </PageHead>
      <ListTable
        caption="Webhooks"
        rows={webhooks}
        rowKey={({ webhookId }) => webhookId}
        columns={columns(setOpened)}
        empty="There are no webhooks."
      />
      <p className="mt-6 max-w-3xl text-sm text-muted">
        Each event says what changed by its id; the program reads the rest with an API key. Events are signed
        as Standard Webhooks are, whose libraries verify them. What is not accepted is sent again for three
        days.
      </p>
      <Dialog title={titles[opened.show]} isOpen={opened.show !== 'nothing'} onClose={close}>
        {opened.show === 'form' && (
          <WebhookForm
            {...(chosen && { webhook: chosen })}
            onSaved={(secret) => (secret ? setOpened({ show: 'secret', secret }) : close())}
          />
        )}
        {opened.show === 'log' && chosen && (
          <Deliveries webhookId={chosen.webhookId} isOn={chosen.off === null} />
        )}
        {opened.show === 'secret' && <NewSecret secret={opened.secret} />}
      </Dialog>
    </>
  );
}
