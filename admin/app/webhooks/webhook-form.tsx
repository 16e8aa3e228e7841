import {
  changeWebhook,
  createWebhook,
  type WebhookForm as Values,
  type WebhookRow,
  webhookForm,
} from '@gulmohar/contract/admin/webhook.ts';
import { shopEvents } from '@gulmohar/contract/shop/shop-event.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { eventTexts } from './event-texts.ts';
import { webhooksQuery } from './webhook.queries.ts';

type WebhookFormProps = {
  /** The one to change; a new one if absent. */
  webhook?: WebhookRow;
  /** @param secret of a new one, which is shown only once */
  onSaved: (secret?: string) => void;
};

export function WebhookForm({ webhook, onSaved }: WebhookFormProps) {
  const form = useForm<Values>({
    resolver: zodResolver(webhookForm),
    defaultValues: {
      url: webhook?.url ?? '',
      note: webhook?.note ?? '',
      events: shopEvents.filter((event) => webhook?.events.includes(event)),
    },
  });
  const field = fieldOf(form);
  const events = controlledOf(form)('events');

  async function save(body: Values): Promise<void> {
    const { webhookId, off } = webhook ?? {};
    const saved = webhookId
      ? await adminApi(changeWebhook, { body: { ...body, webhookId, isOn: !off } }).then(() => undefined)
      : (await adminApi(createWebhook, { body })).secret;
    await queryClient.invalidateQueries(webhooksQuery);
    onSaved(saved);
  }

  return (
    <Form form={form} action={webhook ? 'Save' : 'Add webhook'} send={save}>
      <TextField label="Address" hint="Such as https://example.com/webhooks" type="url" {...field('url')} />
      <TextField label="What it is for" autoComplete="off" {...field('note')} />
      <fieldset className="grid gap-x-4 sm:grid-cols-2">
        <legend className="text-sm font-semibold">It is told when</legend>
        {shopEvents.map((event) => (
          <CheckField
            key={event}
            label={eventTexts[event]}
            hint={event}
            checked={events.value.includes(event)}
            onChange={({ target }) =>
              events.onChange(
                target.checked ? [...events.value, event] : events.value.filter((each) => each !== event),
              )
            }
          />
        ))}
      </fieldset>
      {events.error && <p className="text-sm text-problem">{events.error}</p>}
    </Form>
  );
}
