import { type Actor, actorText } from '../../platform/audit/actor.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { CourierTools } from './courier-tools.ts';
import { askFor } from './shipment.store.ts';
import { workOnRequest } from './work-on-request.ts';

/**
 * At the couriers first.
 * @throws ShopError STEP_NOT_POSSIBLE when a courier has its parcel already or does not respond: then the
 * order is not cancelled
 */
export async function releaseOrder(
  tools: CourierTools,
  orderId: string,
  { actor, userId }: { actor: Actor; userId?: string },
): Promise<void> {
  const live = () =>
    tools.db
      .selectFrom('shipment')
      .innerJoin('orders', 'orders.id', 'order_id')
      .where('order_id', '=', orderId)
      .where('orders.status', 'in', ['Order Placed', 'Packing'])
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      .where('parcel_id', 'is not', null)
      .where('shipment.state', 'in', ['asked', 'booked'])
      .select('shipment.id')
      .execute();
  for (const { id } of await live()) {
    await tools.db
      .transaction()
      .execute((trx) => askFor(trx, { shipment_id: id, kind: 'cancel', staff_name: actorText(actor) }));
    const request = await tools.db
      .selectFrom('courier_request')
      .where('shipment_id', '=', id)
      .where('kind', '=', 'cancel')
      .where('state', '=', 'asked')
      .select('id')
      .executeTakeFirst();
    if (request) await workOnRequest(tools, request.id);
  }
  if ((await live()).length === 0) return;
  throw new ShopError(
    'STEP_NOT_POSSIBLE',
    actor === 'shopper'
      ? 'Your order is being handed over to the courier, so it cannot be cancelled right now.'
      : 'The courier did not cancel its booking, so the order was not cancelled. See its parcel for the reason.',
  );
}
