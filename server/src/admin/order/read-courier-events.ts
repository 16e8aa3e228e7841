import type { OrderEvent } from '@gulmohar/contract/admin/order.ts';
import { courierLabels } from '@gulmohar/contract/admin/shipment.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { CourierRequestKind } from '../../platform/database/tables.ts';

const done: Partial<Record<CourierRequestKind, string>> = {
  book: 'booked',
  pickup: 'pickup requested',
  cancel: 'booking cancelled',
  retry: 'asked to try again',
  return: 'asked to bring it back',
};

const refused: Record<CourierRequestKind, string> = {
  book: 'booking refused',
  label: 'no label',
  pickup: 'pickup refused',
  cancel: 'cancellation refused',
  retry: 'another attempt refused',
  return: 'return refused',
};

export async function readCourierEvents(db: Database, orderId: string): Promise<OrderEvent[]> {
  const requests = await db
    .selectFrom('courier_request')
    .innerJoin('shipment', 'shipment.id', 'shipment_id')
    .leftJoin('parcel', 'parcel.id', 'parcel_id')
    .where('shipment.order_id', '=', orderId)
    .where('courier_request.state', '<>', 'asked')
    .select(['kind', 'courier_request.state', 'answer', 'note', 'done_at', 'courier_request.created_at'])
    .select(['shipment.courier', 'shipment.tracking_number', 'number', 'courier_request.staff_name'])
    .execute();
  const unclear = await db
    .selectFrom('courier_event')
    .innerJoin('shipment', 'shipment.id', 'shipment_id')
    .leftJoin('parcel', 'parcel.id', 'parcel_id')
    .where('shipment.order_id', '=', orderId)
    .where('why_not', '=', 'unknown to the shop')
    .select(['words', 'code', 'place', 'recorded_at', 'shipment.courier', 'number'])
    .execute();
  return [
    ...requests.flatMap((request): OrderEvent[] => {
      const { kind, state, courier, number, answer: response, note } = request;
      const what = state === 'done' ? done[kind] : refused[kind];
      if (!what) return [];
      const booked = kind === 'book' && state === 'done' ? `Tracking number ${request.tracking_number}` : '';
      return [
        {
          at: (request.done_at ?? request.created_at).toISOString(),
          kind: 'parcel',
          title: `${nameOf(number)}, ${courierLabels[courier]}: ${what}`,
          text: [booked, response, note].filter(Boolean).join('\n'),
          by: request.staff_name,
        },
      ];
    }),
    ...unclear.map(
      ({ words, code, place, recorded_at, courier, number }): OrderEvent => ({
        at: recorded_at.toISOString(),
        kind: 'parcel',
        title: `${nameOf(number)}, ${courierLabels[courier]}: unrecognised update`,
        text: [`‘${words}’ (${code})`, place].filter(Boolean).join(', '),
        by: 'the courier',
      }),
    ),
  ];
}

function nameOf(number: number | null): string {
  return number === null ? 'Return pickup' : `Parcel ${number}`;
}
