import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../http/parse-json.ts';
import { isSameSecret } from '../../secrets/same-secret.ts';
import { MessageError, type MessageGateway, type MessageUpdate } from '../message-gateway.ts';
import { postMessage } from '../post-message.ts';

type Options = {
  /** Including the version, such as `https://graph.facebook.com/v23.0`. */
  baseUrl: string;
  phoneNumberId: string;
  token: string;
  /** Signs its webhooks; without it they are rejected. */
  appSecret: string | undefined;
  verifyToken: string | undefined;
};

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const refusal = z.object({
  error: z.object({ code: z.number(), message: z.string().default('') }),
});

/** Error codes after which the same message may be accepted later. */
const PASSING = [4, 80007, 130429, 131000, 131016, 131048, 131056, 133004];

const event = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z
              .array(
                z.object({
                  id: z.string(),
                  status: z.string(),
                  biz_opaque_callback_data: z.string().optional(),
                  errors: z.array(z.object({ code: z.number(), title: z.string().default('') })).optional(),
                }),
              )
              .default([]),
            messages: z
              .array(
                z.object({
                  from: z.string(),
                  text: z.object({ body: z.string() }).optional(),
                  button: z.object({ text: z.string() }).optional(),
                }),
              )
              .default([]),
          }),
        }),
      ),
    }),
  ),
});
const states = z.enum(['sent', 'delivered', 'read', 'failed']);

/** Source: developers.facebook.com/docs/whatsapp/cloud-api. */
export function whatsAppCloud(options: Options): MessageGateway {
  const { baseUrl, phoneNumberId, token, appSecret, verifyToken } = options;
  return {
    channel: 'whatsapp',
    title: 'WhatsApp',

    async send({ id, to, template, language, values }) {
      const parameters = values.map((text) => ({ type: 'text', text }));
      const { json } = await postMessage({
        service: 'WhatsApp',
        url: `${baseUrl}/${phoneNumberId}/messages`,
        headers: { authorization: `Bearer ${token}` },
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: `91${to}`,
          type: 'template',
          template: {
            name: template,
            language: { code: language },
            ...(values.length > 0 && { components: [{ type: 'body', parameters }] }),
          },
          // Webhooks about this message will contain this id, even if the response to this call is lost.
          biz_opaque_callback_data: id,
        },
      });
      const [message] = accepted.safeParse(json).data?.messages ?? [];
      if (message) return message.id;
      const { error } = refusal.safeParse(json).data ?? {};
      if (!error) throw new MessageError('unknown-outcome', 'WhatsApp’s answer could not be read.');
      const fault = PASSING.includes(error.code) ? 'retry' : 'refused';
      throw new MessageError(fault, `${error.code}: ${error.message}`);
    },

    isVerifyToken: (token) => verifyToken !== undefined && isSameSecret(token, verifyToken),

    readWebhook(rawBody, { headers }) {
      const signature = headers['x-hub-signature-256'];
      if (!appSecret || typeof signature !== 'string') return undefined;
      const expected = `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`;
      if (!isSameSecret(signature, expected)) return undefined;
      const update = event.safeParse(parseJson(rawBody.toString()));
      const values = update.data?.entry.flatMap(({ changes }) => changes.map(({ value }) => value)) ?? [];
      return values.flatMap(({ statuses, messages }) => [
        ...statuses.flatMap((status): MessageUpdate[] => {
          const state = states.safeParse(status.status);
          if (!state.success) return [];
          const [error] = status.errors ?? [];
          return [
            {
              kind: 'state',
              id: status.biz_opaque_callback_data,
              providerId: status.id,
              state: state.data,
              fault: error && `${error.code}: ${error.title}`,
            },
          ];
        }),
        ...messages.map(
          ({ from, text, button }): MessageUpdate => ({
            kind: 'reply',
            from,
            text: text?.body ?? button?.text ?? '',
          }),
        ),
      ]);
    },
  };
}
