import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { isSameText } from '../razorpay-signature.ts';
import { createWebhookDelivery } from '../webhook-delivery.ts';
import { type Fate, fateOf } from './message-fates.ts';
import * as ledger from './message-ledger.ts';
import { replyBody, reportBody, signed, statusBody } from './message-webhooks.ts';

type Options = {
  db: pg.Pool;
  phoneNumberId: string;
  /** Both WhatsApp's token and MSG91's key. */
  token: string;
  appSecret: string;
  webhookToken: string;
  /** The shop's webhook URL without the trailing `/whatsapp` or `/sms`; without it no webhooks are sent. */
  webhookUrl?: string;
};

const template = z.object({
  to: z.string().regex(/^91[6-9]\d{9}$/),
  type: z.literal('template'),
  template: z.object({
    name: z.string().min(1),
    language: z.object({ code: z.string() }),
    components: z
      .array(
        z.object({ parameters: z.array(z.object({ type: z.literal('text'), text: z.string().min(1) })) }),
      )
      .default([]),
  }),
  biz_opaque_callback_data: z.string().optional(),
});
const flow = z.object({
  template_id: z.string().min(1),
  recipients: z.array(z.record(z.string(), z.string())).length(1),
});
const reply = z.object({ from: z.string().regex(/^\d{10}$/), text: z.string().max(500) });

/**
 * A local stand-in for WhatsApp's Cloud API and MSG91: accepts messages in their wire formats, stores them
 * and reports their delivery to the shop. The last digits of the recipient's number decide the outcome
 * (message-fates.ts).
 */
export const sandboxMessages: FastifyPluginAsync<Options> = async (app, options) => {
  const { db, phoneNumberId, token, appSecret, webhookToken, webhookUrl } = options;
  const webhooks = createWebhookDelivery(() => ({ webhooks: 'on', api: 'ok' }));
  app.addHook('onClose', async () => webhooks.stop());

  function tellWhatsApp(body: string): void {
    if (!webhookUrl) return;
    webhooks.send({ url: `${webhookUrl}/whatsapp`, body, headers: () => signed(body, appSecret) });
  }

  function tellSms(body: string): void {
    if (!webhookUrl) return;
    const url = `${webhookUrl}/sms?token=${encodeURIComponent(webhookToken)}`;
    webhooks.send({ url, body, headers: () => ({}) });
  }

  app.post<{ Params: { phone: string } }>('/:phone/messages', async (request, reply) => {
    if (!isSameText(`Bearer ${token}`, request.headers.authorization ?? '')) {
      return refuse(reply, 401, 190, 'Invalid OAuth access token');
    }
    const message = template.safeParse(request.body);
    if (!message.success || request.params.phone !== phoneNumberId) {
      return refuse(reply, 400, 100, 'Invalid parameter');
    }
    const { to, template: used, biz_opaque_callback_data: callbackData = null } = message.data;
    const fate = fateOf(to);
    if (fate === 'busy once' && !(await ledger.wasRefused(db, callbackData))) {
      await ledger.keepRefused(db, { channel: 'whatsapp', recipient: to, callbackData });
      return refuse(reply, 400, 130429, 'Rate limit hit');
    }
    const parameters = used.components.flatMap((part) => part.parameters.map(({ text }) => text));
    const id = await ledger.keep(db, {
      channel: 'whatsapp',
      recipient: to,
      template: used.name,
      parameters,
      callbackData,
      state: fate === 'no whatsapp' || fate === 'unreachable' ? 'failed' : 'delivered',
    });
    for (const state of statesOf(fate)) tellWhatsApp(statusBody({ id, to, state, callbackData }));
    if (fate === 'answer lost') return loseResponse(reply);
    return { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id }] };
  });

  app.post('/api/v5/flow', async (request, reply) => {
    const key = request.headers.authkey;
    if (typeof key !== 'string' || !isSameText(token, key)) {
      return reply.code(401).send({ type: 'error', message: 'Invalid authkey' });
    }
    const { template_id, recipients } = flow.parse(request.body);
    const { mobiles = '', CRQID = null, ...variables } = recipients[0] ?? {};
    const isReached = fateOf(mobiles) !== 'unreachable';
    const id = await ledger.keep(db, {
      channel: 'sms',
      recipient: mobiles,
      template: template_id,
      parameters: Object.keys(variables)
        .sort((one, other) => Number(one.slice(3)) - Number(other.slice(3)))
        .map((name) => variables[name] ?? ''),
      callbackData: CRQID,
      state: isReached ? 'delivered' : 'failed',
    });
    tellSms(reportBody({ id, to: mobiles, isReached }));
    return { type: 'success', message: id };
  });

  app.get('/__fake/messages', async () => ({ messages: await ledger.list(db) }));

  app.post('/__fake/reply', async (request) => {
    const { from, text } = reply.parse(request.body);
    tellWhatsApp(replyBody(`91${from}`, text));
    return {};
  });
};

function refuse(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  return reply.code(status).send({ error: { code, message, type: 'OAuthException' } });
}

function loseResponse(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

function statesOf(fate: Fate): ('sent' | 'delivered' | 'failed')[] {
  return fate === 'no whatsapp' || fate === 'unreachable' ? ['failed'] : ['sent', 'delivered'];
}
