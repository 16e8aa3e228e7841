import { z } from 'zod';
import { isSameSecret } from '../secrets/same-secret.ts';
import { MessageError, type MessageGateway, type MessageUpdate } from './message-gateway.ts';
import { parseJson, postMessage } from './post-message.ts';

type Options = {
  baseUrl: string;
  authKey: string;
  /** What the address of its webhooks has as `token`; without it none are taken. */
  webhookToken: string | undefined;
};

const answer = z.object({ type: z.string(), message: z.string().default('') });

/** Delivery reports in the old form, and in the one whose fields are chosen in its panel. */
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

/** Numbers of the old form, words of the new one. Others, such as `submitted`, say nothing of the end. */
const stateOf: Record<string, 'delivered' | 'failed'> = {
  ...{ 1: 'delivered', delivered: 'delivered' },
  ...{ 2: 'failed', 9: 'failed', 16: 'failed', 17: 'failed', 25: 'failed', 26: 'failed' },
  ...{ failed: 'failed', rejected: 'failed', blocked: 'failed', ndnc: 'failed' },
};

/**
 * SMS by MSG91, whose templates carry the DLT ids of sender and text. Variables are `VAR1`, `VAR2` … in their order.
 * Facts of it: docs.msg91.com/sms (Send SMS, Webhook).
 */
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
      const said = answer.safeParse(json).data;
      if (!said) throw new MessageError('unknown-outcome', 'MSG91’s answer could not be read.');
      if (said.type !== 'success') throw new MessageError('refused', said.message);
      return said.message;
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

/** JSON, or a form whose field `data` is JSON. */
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
