import type { TaskList } from 'graphile-worker';
import { announceRefunds } from '../../../payments/announce-refunds.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { job } from '../../../platform/queue/job-payloads.ts';
import { expectedArrival } from '../../order/expected-days.ts';
import { wantsUpdates } from '../../order/order.store.ts';
import { findParcels } from '../../parcel/parcel.store.ts';
import { isMailedState } from '../../parcel/queue-parcel-mail.ts';
import type { DocumentRenderer } from '../../tax/document-renderer.ts';
import { readDocument } from '../../tax/read-documents.ts';
import type { OrderMailTools } from './order-mail-tools.ts';
import { type ParcelMail, parcelMail } from './parcel.mails.ts';

/** The mails that shoppers without order updates do not get; all others are always sent. */
const UPDATES: readonly ParcelMail['kind'][] = ['in_transit', 'out_for_delivery', 'delivered'];

export function parcelJobs({
  db,
  send,
  shop,
  findOrder,
  linkOf,
  tell,
  settings,
  documents,
}: OrderMailTools & { documents: DocumentRenderer }): TaskList {
  return job('send-parcel-step', async (payload) => {
    const { parcelEventId, refundIds } = payload;
    const event = await db
      .selectFrom('parcel_event')
      .innerJoin('parcel', 'parcel.id', 'parcel_id')
      .where('parcel_event.id', '=', parcelEventId)
      .select(['parcel_event.state', 'decision', 'reason', 'parcel_event.at', 'parcel_id', 'order_id'])
      .executeTakeFirstOrThrow();
    const kind = event.decision === 'refunded' ? event.decision : event.state;
    const order = await findOrder(event.order_id);
    if (!order || (kind !== 'refunded' && !isMailedState(kind))) return;
    const parcel = (await findParcels(db, order.id)).find(({ id }) => id === event.parcel_id);
    if (!parcel) return;
    const refunded = await announceRefunds(db, refundIds);
    if (refunded instanceof Date) return enqueue(db, 'send-parcel-step', payload, refunded);
    const expected = await expectedArrival({ db, settings }, order, event.at);
    await tell.parcel(order, parcel, { ...event, kind, expected, id: parcelEventId });
    if (UPDATES.includes(kind) && !(await wantsUpdates(db, order))) return;
    const items = order.lines.filter(({ id }) => parcel.lineIds.includes(id));
    const document = kind === 'in_transit' ? { orderId: order.id } : { parcelId: parcel.id };
    const hasDocument = kind === 'in_transit' || kind === 'refunded';
    await send(
      order.id,
      parcelMail(shop(), {
        eventId: parcelEventId,
        kind,
        order,
        parcel,
        items,
        isPart: items.length < order.lines.length,
        link: await linkOf(order.id),
        at: event.at,
        expected,
        reason: event.reason,
        refunded,
        attachment: hasDocument ? await readDocument({ db, documents }, document) : undefined,
      }),
    );
  });
}
