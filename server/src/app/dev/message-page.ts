import {
  type MessageSettings,
  messageEventNames,
  ORDER_LINK_PATH,
} from '@gulmohar/contract/shop/order-messages.ts';
import { fieldsOf, replaceFields } from '@gulmohar/contract/values/placeholders.ts';
import { z } from 'zod';
import { escapeHtml } from '../../platform/mail/escape-html.ts';

/** The messages as the sandbox keeps them. */
export const storedMessages = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      channel: z.enum(['whatsapp', 'sms']),
      recipient: z.string(),
      template: z.string(),
      parameters: z.array(z.string()),
      state: z.string(),
      at: z.string(),
    }),
  ),
});
type StoredMessage = z.infer<typeof storedMessages>['messages'][number];

/** `/dev/messages`: the WhatsApp messages and SMS sent to buyers' phones. */
export function messagePage(messages: readonly StoredMessage[], settings: MessageSettings): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Messages</title><style>
:root{color-scheme:light dark}
body{font:16px/1.5 sans-serif;max-width:640px;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #8886;padding:1rem 0} h2{font-size:1rem;margin:0} p{margin:.25rem 0;overflow-wrap:anywhere}
blockquote{margin:.5rem 0;padding:.75rem 1rem;border-radius:.75rem;background:#8882;overflow-wrap:anywhere}
button,input{font:inherit;padding:.4rem .8rem;min-height:44px;max-width:100%} form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
</style></head><body>
<h1>Messages</h1>
<p>WhatsApp and SMS are simulated in the demo. A number ending in 91 has no WhatsApp, one in 92 cannot be reached,
one in 93 gets its messages at the second attempt, and for one in 94 the provider’s answer is lost.</p>
<form method="post" action="/dev/messages/reply">
<label>Number<br><input name="from" inputmode="numeric" pattern="[6-9][0-9]{9}" required></label>
<label>Reply<br><input name="text" value="STOP" required></label><button>Reply by WhatsApp</button></form>
${messages.map((message) => article(message, settings)).join('\n') || '<p>No messages have been sent yet.</p>'}
</body></html>`;
}

function article(
  { channel, recipient, template, parameters, state, at }: StoredMessage,
  settings: MessageSettings,
): string {
  const text = textOf({ channel, template, parameters }, settings) ?? parameters.join(', ');
  const withLinks = escapeHtml(text).replaceAll(
    new RegExp(`${ORDER_LINK_PATH}[\\w-]{12}`, 'g'),
    (path) => `<a href="${path}">${path}</a>`,
  );
  return `<article><h2>${channel === 'sms' ? 'SMS' : 'WhatsApp'} to ${escapeHtml(recipient)}: ${escapeHtml(state)}</h2>
<blockquote>${withLinks}</blockquote><p>Template ${escapeHtml(template)}, ${escapeHtml(at)}</p></article>`;
}

/** Fills the approved text with the values that were sent, as a phone shows it. */
function textOf(
  { channel, template, parameters }: Pick<StoredMessage, 'channel' | 'template' | 'parameters'>,
  { texts }: MessageSettings,
) {
  const event = messageEventNames.find((name) => {
    const { whatsappTemplate, smsTemplate } = texts[name];
    return template === (channel === 'sms' ? smsTemplate : whatsappTemplate);
  });
  if (!event || fieldsOf(texts[event].text).length !== parameters.length) return undefined;
  return replaceFields(texts[event].text, (field, number) => {
    const value = parameters[number - 1] ?? '';
    return field === 'link' ? `${ORDER_LINK_PATH}${value}` : value;
  });
}
