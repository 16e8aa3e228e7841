import { mailLinks } from '@gulmohar/contract/accounts/mail-links.ts';
import {
  confirmMessageWebhook,
  openOrderLink,
  receiveMessageUpdate,
} from '@gulmohar/contract/fulfilment/message-update.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { file, redirect } from '../../../platform/http/replies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { linkLimits } from '../../../platform/limits/rate-limits.ts';
import type { SignedLinks } from '../../../platform/mail/signed-links.ts';
import type { MessageGateways, MessageUpdate } from '../../../platform/messaging/message-gateway.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { confirmationOf, orderLink } from '../order-links.ts';
import { followReply } from './message-stop.ts';
import { findOrderLink } from './order-link.ts';

type Needs = { db: Database; secrets: Secrets; messaging: MessageGateways; links: SignedLinks };

/**
 * `/api/message-updates/<channel>`: webhooks of the messaging providers; `/o/<code>`: the target of the link
 * in a message.
 */
export function messageRoutes({ db, secrets, messaging, links }: Needs): Route[] {
  return [
    route(receiveMessageUpdate, {}, async ({ params, query, body, headers }) => {
      const gateway = messaging.find(({ channel }) => channel === params.channel);
      const updates = gateway?.readWebhook(Buffer.from(body), { headers, token: query.token });
      if (!gateway || !updates) throw new ShopError('INVALID_INPUT', 'The signature is not valid.');
      for (const update of updates) await keep({ db, secrets }, gateway.channel, update);
      return {};
    }),

    route(confirmMessageWebhook, {}, async ({ params, query }) => {
      const gateway = messaging.find(({ channel }) => channel === params.channel);
      if (!gateway?.isVerifyToken?.(query['hub.verify_token'])) {
        throw new ShopError('NOT_FOUND', 'There is nothing here.');
      }
      return file('text/plain', Buffer.from(query['hub.challenge']));
    }),

    route(openOrderLink, { limits: linkLimits }, async ({ params }) => {
      const link = await findOrderLink(db, params.code);
      if (!link) return redirect(mailLinks.trackOrder);
      const order = await db
        .selectFrom('orders')
        .where('id', '=', link.order_id)
        .select(['id', 'status', 'to_confirm_by', 'confirmed_at'])
        .executeTakeFirstOrThrow();
      const confirm = link.can_confirm ? await confirmationOf(links, '', order) : undefined;
      return redirect(confirm?.link ?? (await orderLink(links, '', order.id)));
    }),
  ];
}

/**
 * Leaves the work to a job, because providers send a webhook again if there is no response within seconds.
 */
async function keep(
  { db, secrets }: Pick<Needs, 'db' | 'secrets'>,
  channel: 'whatsapp' | 'sms',
  update: MessageUpdate,
): Promise<void> {
  if (update.kind === 'reply') return followReply({ db, secrets }, update.from, update.text);
  const { id, providerId, state, fault } = update;
  await enqueue(db, 'apply-message-update', {
    channel,
    providerId,
    state,
    heardAt: new Date().toISOString(),
    ...(id && { messageId: id }),
    ...(fault && { fault }),
  });
}
