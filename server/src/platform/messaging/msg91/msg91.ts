import { z } from 'zod';
import { parseJson } from '../../http/parse-json.ts';
import { isSameSecret } from '../../secrets/same-secret.ts';
import { MessageError, type MessageGateway, type MessageUpdate } from '../message-gateway.ts';
import { postMessage } from '../post-message.ts';

type Options = {
  baseUrl: string;
  authKey: string;
  /** The `token` parameter in its webhooks' URL; without it webhooks are rejected. */
  webhookToken: string | undefined;
};

const replyShape = z.object({ type: z.string(), message: z.string().default('') });

/** Delivery reports come in an old format, or in a new one whose fields are chosen in the MSG91 panel. */
const status = z.union([z.string(), z.number()]).transform(String);
const batch = z.object({
  requestId: z.string(),
  report: z.array(z.object({ status, desc: z.string().default('') })),
});
const single = z.object({
  requestId: z.string(),
  status,
  failureReason: z.string().nullish(),
});

/** The old format has numbers, the new one words. Other states, such as `submitted`, are not final. */
const stateOf: Record<string, 'delivered' | 'failed'> = {
  1: 'delivered',
  delivered: 'delivered',
  2: 'failed',
  9: 'failed',
  16: 'failed',
  17: 'failed',
  25: 'failed',
  26: 'failed',
  failed: 'failed',
  rejected: 'failed',
  blocked: 'failed',
  ndnc: 'failed',
};

/** Templates carry the DLT ids; variables are `VAR1`, `VAR2` … Source: docs.msg91.com/sms (Send SMS, Webhook). */
export function msg91({ baseUrl, authKey, webhookToken }: Options): MessageGateway {
  return {
    channel: 'sms',
    title: 'SMS by MSG91',

    async send({ id, to, template, values }) {
      const variables = Object.fromEntries(values.map((value, index) => [`VAR${index + 1}`, value]));
      const { json } = await postMessage({
        service: 'MSG91',
        url: `${baseUrl}/api/v5/flow`,
        headers: { authkey: authKey },
        body: {
          template_id: template,
          short_url: '0',
          recipients: [{ mobiles: `91${to}`, CRQID: id, ...variables }],
        },
      });
      const reply = replyShape.safeParse(json).data;
      if (!reply) throw new MessageError('unknown-outcome', 'MSG91’s answer could not be read.');
      if (reply.type !== 'success') throw new MessageError('refused', reply.message);
      return reply.message;
    },

    readWebhook(rawBody, { token }) {
      if (!webhookToken || token === undefined || !isSameSecret(token, webhookToken)) return undefined;
      return readReports(rawBody.toString()).flatMap(({ requestId, status, fault }): MessageUpdate[] => {
        const state = stateOf[status.toLowerCase()];
        if (!state) return [];
        return [{ kind: 'state', id: undefined, providerId: requestId, state, fault }];
      });
    },
  };
}

/** The body is JSON, or a form whose field `data` is JSON. */
function readReports(body: string) {
  const json = parseJson(body) ?? parseJson(new URLSearchParams(body).get('data') ?? '');
  const parts: unknown[] = Array.isArray(json) ? json : [json];
  return parts.flatMap((part) => {
    const many = batch.safeParse(part).data;
    if (many) {
      return many.report.map(({ status, desc }) => ({ requestId: many.requestId, status, fault: desc }));
    }
    const one = single.safeParse(part).data;
    return one ? [{ ...one, fault: one.failureReason ?? one.status }] : [];
  });
}
