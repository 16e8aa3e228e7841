import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import {
  type MessageEvent,
  messageChannel,
  messageEvents,
  refusalOf,
  templateForm,
} from '@gulmohar/contract/shop/order-messages.ts';
import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldOf } from '../form/field-of.ts';
import { useMessageChannels } from './message-channels.queries.ts';
import { TestMessage } from './test-message.tsx';

type MessageTextsProps = { event: MessageEvent; form: UseFormReturn<Settings['messages']> };

const formTitles = { whatsapp: 'For approval at WhatsApp', sms: 'For approval at DLT' };

/** The text of an event's message, the versions to submit for approval, and the approved templates. */
export function MessageTexts({ event, form }: MessageTextsProps) {
  const field = fieldOf(form);
  const { shopUrl } = useMessageChannels();
  const { title, fields } = messageEvents[event];
  const text = useWatch({ control: form.control, name: `texts.${event}.text` });
  const hasFault = form.formState.errors.texts?.[event] !== undefined;
  return (
    <details className="rounded-md border border-rule px-4" open={hasFault || undefined}>
      <summary className="cursor-pointer py-3 font-semibold">{title}</summary>
      <div className="pb-3">
        <TextAreaField
          label="Text"
          rows={4}
          hint={`It can contain ${fields.map((name) => `{${name}}`).join(', ')}. After a change it has to be approved again.`}
          {...field(`texts.${event}.text`)}
        />
        {refusalOf(event, text) === undefined && (
          <dl className="mb-4 grid gap-2 text-sm">
            {messageChannel.options.map((channel) => (
              <div key={channel}>
                <dt className="text-muted">{formTitles[channel]}</dt>
                <dd className="wrap-anywhere">{templateForm(text, channel, shopUrl)}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="grid gap-x-6 sm:grid-cols-2">
          <TextField
            label="Template at WhatsApp"
            hint="Its name; empty: not sent by WhatsApp"
            {...field(`texts.${event}.whatsappTemplate`)}
          />
          <TextField
            label="Template at MSG91"
            hint="Its id; empty: not sent by SMS"
            {...field(`texts.${event}.smsTemplate`)}
          />
        </div>
        <TestMessage event={event} />
      </div>
    </details>
  );
}
