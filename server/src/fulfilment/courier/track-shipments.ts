import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { afterSaleSettings } from '../order/after-sale.ts';
import { applyTrack } from './apply-track.ts';
import { type Courier, CourierError, MAX_TRACKED } from './courier.ts';
import { type Couriers, courierNamed } from './couriers.ts';
import { findShipment, type ShipmentRow } from './shipment.store.ts';

export type TrackTools = { db: Database; couriers: Couriers; settings: CurrentSettings };

/**
 * Those of a courier that does not respond wait for the next run.
 * @throws the first error that is not a courier's, after all others were applied
 */
export async function trackShipments(tools: TrackTools): Promise<void> {
  const faults: unknown[] = [];
  for (const courier of tools.couriers) {
    for (;;) {
      const due = await findDue(tools.db, courier);
      if (due.length === 0) break;
      const isReached = await trackTogether(tools, courier, due, faults);
      if (!isReached || due.length < MAX_TRACKED) break;
    }
  }
  if (faults.length > 0) throw faults[0];
}

async function findDue(db: Database, { name }: Courier): Promise<ShipmentRow[]> {
  return db
    .selectFrom('shipment')
    .where('courier', '=', name)
    .where('state', '=', 'booked')
    .where('track_at', '<=', sql<Date>`now()`)
    .orderBy('track_at')
    .limit(MAX_TRACKED)
    .selectAll()
    .execute();
}

async function trackTogether(
  tools: TrackTools,
  courier: Courier,
  due: readonly ShipmentRow[],
  faults: unknown[],
): Promise<boolean> {
  const tracks = await courier
    .track(due.map(({ tracking_number }) => tracking_number ?? ''))
    .catch((error: unknown) => {
      if (error instanceof CourierError) return undefined;
      throw error;
    });
  if (!tracks) return false;
  const seller = afterSaleSettings(tools.settings.current()).seller;
  for (const shipment of due) {
    const track = tracks.find(({ trackingNumber }) => trackingNumber === shipment.tracking_number);
    const noScans = { trackingNumber: shipment.tracking_number ?? '', scans: [] };
    await applyTrack(tools.db, shipment, { track: track ?? noScans, source: 'poll', seller }).catch(
      async (fault: unknown) => {
        faults.push(fault);
        await postpone(tools.db, shipment.id, '1 hour');
      },
    );
  }
  return true;
}

/**
 * A webhook is only a hint. When there is nothing new, the courier is asked again soon.
 * @throws CourierError when the courier does not respond
 */
export async function followHint({ db, couriers, settings }: TrackTools, webhookId: number): Promise<void> {
  const hint = await db
    .selectFrom('courier_webhook')
    .where('id', '=', webhookId)
    .selectAll()
    .executeTakeFirst();
  const shipment = hint && (await findShipment(db, hint.shipment_id));
  if (!shipment || hint.done_at) return;
  // Several webhooks come at a time, and one call answers them all.
  const isReached = shipment.tracked_at !== null && shipment.tracked_at > hint.received_at;
  if (!isReached && shipment.tracking_number && shipment.state === 'booked') {
    const [track] = await courierNamed(couriers, shipment.courier).track([shipment.tracking_number]);
    const update = { source: 'hint', seller: afterSaleSettings(settings.current()).seller } as const;
    const isNews = track !== undefined && (await applyTrack(db, shipment, { track, ...update }));
    if (!isNews) await postpone(db, shipment.id, '10 minutes');
  }
  await db
    .updateTable('courier_webhook')
    .set({ done_at: sql<Date>`now()` })
    .where('id', '=', webhookId)
    .execute();
}

/** After a hint an earlier call stays; a shipment that is not tracked any more is left alone. */
async function postpone(db: Database, shipmentId: string, pause: '10 minutes' | '1 hour'): Promise<void> {
  const later = sql<Date>`now() + ${pause}::interval`;
  await db
    .updateTable('shipment')
    .set({ track_at: pause === '1 hour' ? later : sql<Date>`least(track_at, ${later})` })
    .where('id', '=', shipmentId)
    .where('track_at', 'is not', null)
    .execute();
}
