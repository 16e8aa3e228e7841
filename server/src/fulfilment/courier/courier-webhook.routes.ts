import { createHash } from 'node:crypto';
import { receiveParcelUpdate } from '@gulmohar/contract/fulfilment/parcel-update.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import type { Hint } from './courier.ts';
import type { Couriers } from './couriers.ts';
import { findByTrackingNumber } from './shipment.store.ts';

type Needs = { db: Database; couriers: Couriers };

/** Webhooks about parcels of others are not stored. For the rest, a job asks the courier for the tracking. */
export function courierWebhookRoutes({ db, couriers }: Needs): Route[] {
  return [
    route(receiveParcelUpdate, {}, async ({ body, headers }) => {
      const rawBody = Buffer.from(body);
      for (const courier of couriers) {
        const hint = courier.readWebhook(rawBody, headers);
        if (!hint) continue;
        const shipment = await findByTrackingNumber(db, courier.name, hint.trackingNumber);
        if (shipment) await keepHint(db, shipment.id, rawBody, hint);
        return {};
      }
      throw new ShopError('INVALID_INPUT', 'The token is not valid.');
    }),
  ];
}

async function keepHint(db: Database, shipmentId: string, rawBody: Buffer, { body }: Hint): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('courier_webhook')
      .values({
        shipment_id: shipmentId,
        body_hash: createHash('sha256').update(rawBody).digest('hex'),
        body: JSON.stringify(body),
      })
      .onConflict((conflict) => conflict.columns(['shipment_id', 'body_hash']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) await enqueue(trx, 'follow-courier-hint', { webhookId: stored.id });
  });
}
