import { FAILING_DAYS } from '@gulmohar/contract/admin/webhook.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { FetchFault } from '../guarded-fetch/fetch-fault.ts';
import type { GuardedPost } from '../guarded-fetch/guarded-post.ts';
import { enqueue } from '../queue/enqueue.ts';
import { unsealValue } from '../secrets/sealed-value.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { nextTry } from './next-try.rules.ts';
import { webhookHeaders } from './sign-webhook.ts';

const GONE = 410;
const DAY_MS = 86_400_000;

type Tools = { db: Database; secrets: Secrets; post: GuardedPost };
type Outcome = { answer: number | null; fault: string | null; retryAfterMs?: number };
type Delivery = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Sends an event once; a try that fails queues the next one. */
export async function deliverWebhook(tools: Tools, deliveryId: string): Promise<void> {
  const delivery = await claim(tools.db, deliveryId);
  if (!delivery) return;
  if (delivery.off_since) return endSwitchedOff(tools.db, delivery);
  const outcome = await send(tools, delivery);
  const isAccepted = outcome.answer !== null && outcome.answer >= 200 && outcome.answer < 300;
  if (isAccepted) await recordAccepted(tools.db, delivery, outcome);
  else await recordFailed(tools.db, delivery, outcome);
}

/**
 * From now on a change that happens later is an event of its own. One that is sending already was interrupted; one that
 * is not due has a later try, because the staff sent it again.
 */
async function claim(db: Database, deliveryId: string) {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'sending', next_try_at: null })
    .where('id', '=', deliveryId)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`coalesce(next_try_at <= now(), true)`)
    .execute();
  return db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .where('delivery.id', '=', deliveryId)
    .where('delivery.state', '=', 'sending')
    .selectAll('delivery')
    .select(['endpoint.url', 'endpoint.failing_since', 'endpoint.off_since'])
    .select(['endpoint.sealed_secret', 'endpoint.former_secret', 'endpoint.former_secret_until'])
    .executeTakeFirst();
}

/** Shown as such, so that the staff can send it once the webhook is on again. */
async function endSwitchedOff(db: Database, { id }: Delivery): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'failed', fault: 'The webhook is switched off' })
    .where('id', '=', id)
    .execute();
}

async function send({ secrets, post }: Tools, delivery: Delivery): Promise<Outcome> {
  const isFormerGood = delivery.former_secret_until && delivery.former_secret_until > new Date();
  const keys = [delivery.sealed_secret, ...(isFormerGood ? [delivery.former_secret] : [])].flatMap(
    (sealed) => {
      const secret = sealed && unsealValue(secrets, sealed, secretPlace(delivery.endpoint_id));
      return secret ? [secret] : [];
    },
  );
  if (keys.length === 0)
    return { answer: null, fault: 'The secret can no longer be read: please make a new one' };
  const { event_id: id, type, data, created_at: at } = delivery;
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'ShopWebhook/1.0',
    ...webhookHeaders(keys, { id, at: new Date(), body }),
  };
  try {
    const { status, retryAfterMs } = await post(delivery.url, { headers, body });
    return { answer: status, fault: null, ...(retryAfterMs && { retryAfterMs }) };
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    return { answer: null, fault: error.message };
  }
}

async function recordAccepted(db: Database, delivery: Delivery, { answer }: Outcome): Promise<void> {
  const tries = delivery.tries + 1;
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'delivered', tries, answer, fault: null })
    .where('id', '=', delivery.id)
    .execute();
  if (delivery.failing_since) {
    await db
      .updateTable('webhook_endpoint')
      .set({ failing_since: null })
      .where('id', '=', delivery.endpoint_id)
      .execute();
  }
}

async function recordFailed(
  db: Database,
  delivery: Delivery,
  { answer, fault, retryAfterMs = 0 }: Outcome,
): Promise<void> {
  const tries = delivery.tries + 1;
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    const endpoint = await trx
      .selectFrom('webhook_endpoint')
      .where('id', '=', delivery.endpoint_id)
      .forUpdate()
      .select(['failing_since', 'off_since'])
      .executeTakeFirst();
    // Deleted meanwhile, with its events.
    if (!endpoint) return;
    const since = endpoint.failing_since ?? now;
    const off = answer === GONE ? 'gone' : isTooLong(since, now) ? 'failing' : null;
    const isOn = !endpoint.off_since && !off;
    const next = isOn ? nextTry(tries, now, { retryAfterMs }) : undefined;
    await trx
      .updateTable('webhook_delivery')
      .set({ state: next ? 'waiting' : 'failed', tries, answer, fault, next_try_at: next ?? null })
      .where('id', '=', delivery.id)
      .execute();
    if (next) await enqueue(trx, 'deliver-webhook', { deliveryId: delivery.id }, next);
    // Who switched it off meanwhile had a reason of their own.
    if (endpoint.off_since) return;
    await trx
      .updateTable('webhook_endpoint')
      .set({ failing_since: since, ...(off && { off_since: now, off_reason: off }) })
      .where('id', '=', delivery.endpoint_id)
      .execute();
  });
}

function isTooLong(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > FAILING_DAYS * DAY_MS;
}

/** Where an endpoint's secret is sealed for. */
export function secretPlace(endpointId: string): string {
  return `webhook ${endpointId}`;
}
