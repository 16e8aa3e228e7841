import type { MessageEvent } from '@gulmohar/contract/shop/order-messages.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { UserJson } from '../../../accounts/user/user-row.ts';
import type { Orders } from '../../../platform/database/tables.ts';
import { indianMobile } from '../../../platform/messaging/message-gateway.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { collectConsents } from '../../../sales/checkout/collect-consents.ts';
import { shortId } from '../../order/short-id.ts';
import { usableChannels } from './message-channels.ts';
import { findStop } from './message-stop.ts';
import type { MessageTools } from './message-tools.ts';

type NotifiedOrder = Pick<
  Selectable<Orders>,
  | 'id'
  | 'checkout_id'
  | 'phone'
  | 'buyer_name'
  | 'user_id'
  | 'messages_wanted_at'
  | 'courier'
  | 'tracking_number'
>;

export type Update = {
  event: MessageEvent;
  /** The same for the same event, so that the buyer is told once. */
  occasion: string;
  amount?: Paise;
  courier?: string | null;
  trackingNumber?: string | null;
  days?: string;
  reason?: string;
};

/** Once for each occasion, if its buyer wants messages and a channel is available. */
export async function queueMessage(tools: MessageTools, order: NotifiedOrder, update: Update): Promise<void> {
  const { event, occasion } = update;
  const recipient = indianMobile(order.phone);
  const [channel] = usableChannels(tools, event);
  // A guest who did not tick the box gets no messages.
  if (!recipient || !channel || !(order.messages_wanted_at || order.user_id)) return;
  await tools.db.transaction().execute(async (trx) => {
    if (!(await wantsMessages({ db: trx, secrets: tools.secrets }, order, recipient))) return;
    const queued = await trx
      .insertInto('order_message')
      .values({
        id: uuid(),
        order_id: order.id,
        event,
        occasion,
        channel,
        recipient,
        field_values: JSON.stringify(valuesOf(order, update)),
      })
      .onConflict((conflict) => conflict.columns(['occasion', 'channel']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (queued) await enqueue(trx, 'message-buyer', { messageId: queued.id });
  });
}

/** Decided by the box at checkout, unless STOP was received since; otherwise by the account's preference. */
async function wantsMessages(
  { db, secrets }: Pick<MessageTools, 'db' | 'secrets'>,
  order: NotifiedOrder,
  mobile: string,
): Promise<boolean> {
  const stoppedAt = await findStop({ db, secrets }, mobile);
  const consentedAt = order.messages_wanted_at;
  if (consentedAt && (!stoppedAt || stoppedAt < consentedAt)) return true;
  if (!order.user_id || stoppedAt) return false;
  // A buyer who declined messages for this order gets none, whatever the account's preference.
  const consent = (await collectConsents(db, [order.checkout_id]))(order.checkout_id).at(-1);
  if (consent?.agreed === false) return false;
  const user = await db
    .selectFrom('users')
    .where('id', '=', order.user_id)
    .select('preferences')
    .$narrowType<UserJson>()
    .executeTakeFirst();
  return user?.preferences.smsUpdates ?? false;
}

function valuesOf(order: NotifiedOrder, update: Update): Record<string, string> {
  const { amount, days, reason } = update;
  const { courier = order.courier, trackingNumber = order.tracking_number } = update;
  return {
    name: order.buyer_name.split(' ')[0] ?? '',
    order: shortId(order.id),
    courier: courier || 'our courier',
    tracking: trackingNumber || 'to follow',
    ...(amount !== undefined && { amount: formatRupees(amount) }),
    ...(days && { days }),
    ...(reason && { reason }),
  };
}
