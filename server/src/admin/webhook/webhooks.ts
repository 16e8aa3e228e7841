import {
  FORMER_SECRET_HOURS,
  MAX_WEBHOOKS,
  TEST_EVENT,
  type WebhookForm,
} from '@gulmohar/contract/admin/webhook.ts';
import { v7 as uuid } from 'uuid';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { secretPlace } from '../../platform/outgoing-webhook/deliver-webhook.ts';
import { newWebhookSecret } from '../../platform/outgoing-webhook/sign-webhook.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { sealValue } from '../../platform/secrets/sealed-value.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Staff } from '../session/staff.ts';

type Tools = { db: Database; secrets: Secrets };

/** @returns the secret, which is stored sealed. @throws ShopError STEP_NOT_POSSIBLE when there are too many */
export async function addWebhook({ db, secrets }: Tools, staff: Staff, form: WebhookForm) {
  const webhookId = uuid();
  const secret = newWebhookSecret();
  await db.transaction().execute(async (trx) => {
    await oneAtATime(trx, 'webhooks');
    const existing = await trx.selectFrom('webhook_endpoint').select('id').execute();
    if (existing.length >= MAX_WEBHOOKS) {
      throw new ShopError('STEP_NOT_POSSIBLE', `There are ${MAX_WEBHOOKS} already. Delete one first.`);
    }
    const sealed = sealValue(secrets, secret, secretPlace(webhookId));
    await trx
      .insertInto('webhook_endpoint')
      .values({ id: webhookId, ...form, events: [...form.events], sealed_secret: sealed })
      .execute();
    await recordChange(trx, staff, {
      action: 'webhook.create',
      subject: webhookId,
      before: null,
      after: form,
    });
  });
  return { webhookId, secret };
}

/** Switched on, it starts anew: how long it failed before no longer counts. @throws ShopError NOT_FOUND */
export async function updateWebhook(
  db: Database,
  staff: Staff,
  { webhookId, isOn, ...form }: WebhookForm & { webhookId: string; isOn: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockWebhook(trx, webhookId);
    const wasOn = before.off_since === null;
    const on = { off_since: null, off_reason: null, failing_since: null };
    const off = { off_since: new Date(), off_reason: 'owner' as const };
    await trx
      .updateTable('webhook_endpoint')
      .set({ ...form, events: [...form.events], ...(isOn !== wasOn && (isOn ? on : off)) })
      .where('id', '=', webhookId)
      .execute();
    const { url, note, events } = before;
    await recordChange(trx, staff, {
      action: 'webhook.update',
      subject: webhookId,
      before: { url, note, events, isOn: wasOn },
      after: { ...form, isOn },
    });
  });
}

/** @throws ShopError NOT_FOUND */
export async function removeWebhook(db: Database, staff: Staff, webhookId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { url, note, events } = await lockWebhook(trx, webhookId);
    await trx.deleteFrom('webhook_endpoint').where('id', '=', webhookId).execute();
    await recordChange(trx, staff, {
      action: 'webhook.delete',
      subject: webhookId,
      before: { url, note, events },
      after: null,
    });
  });
}

/** @returns the new secret; the former one also signs for a day. @throws ShopError NOT_FOUND */
export async function rotateSecret({ db, secrets }: Tools, staff: Staff, webhookId: string): Promise<string> {
  const secret = newWebhookSecret();
  await db.transaction().execute(async (trx) => {
    const { url, sealed_secret } = await lockWebhook(trx, webhookId);
    await trx
      .updateTable('webhook_endpoint')
      .set({
        sealed_secret: sealValue(secrets, secret, secretPlace(webhookId)),
        former_secret: sealed_secret,
        former_secret_until: new Date(Date.now() + FORMER_SECRET_HOURS * 3_600_000),
      })
      .where('id', '=', webhookId)
      .execute();
    await recordChange(trx, staff, {
      action: 'webhook.rotate',
      subject: webhookId,
      before: null,
      after: { url },
    });
  });
  return secret;
}

/** @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when it is switched off */
export async function sendTest(db: Database, webhookId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    assertOn(await lockWebhook(trx, webhookId));
    const deliveryId = uuid();
    await trx
      .insertInto('webhook_delivery')
      .values({ id: deliveryId, endpoint_id: webhookId, event_id: uuid(), type: TEST_EVENT, data: '{}' })
      .execute();
    await enqueue(trx, 'deliver-webhook', { deliveryId });
  });
}

/** With all its tries anew. @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when the address is switched off */
export async function sendAgain(db: Database, deliveryId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const delivery = await trx
      .selectFrom('webhook_delivery')
      .where('id', '=', deliveryId)
      .forUpdate()
      .select('endpoint_id')
      .executeTakeFirst();
    if (!delivery) throw new ShopError('NOT_FOUND', 'There is no such event.');
    assertOn(await lockWebhook(trx, delivery.endpoint_id));
    await trx
      .updateTable('webhook_delivery')
      .set({ state: 'waiting', tries: 0, next_try_at: null })
      .where('id', '=', deliveryId)
      .execute();
    await enqueue(trx, 'deliver-webhook', { deliveryId });
  });
}

async function lockWebhook(trx: Transaction, webhookId: string) {
  return trx
    .selectFrom('webhook_endpoint')
    .where('id', '=', webhookId)
    .forUpdate()
    .selectAll()
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such webhook.'));
}

function assertOn({ off_since }: { off_since: Date | null }): void {
  if (off_since) throw new ShopError('STEP_NOT_POSSIBLE', 'This webhook is switched off.');
}
