import type { BookedOrder, BookedScan } from './courier-ledger.ts';

export const CARRIER = 'Xpressbees Surface';

/** Formats a moment as Indian time without an offset: `2026-11-22 14:05:00`. */
export function indianTime(date: Date): string {
  return new Date(date.getTime() + 19_800_000).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * The status of an order, whose codes differ from those of a shipment: 1 new, 3 with a tracking number, 5
 * cancelled.
 */
function orderStatus({ awb, cancelled_at }: BookedOrder): [number, string] {
  if (cancelled_at) return [5, 'CANCELED'];
  return awb ? [3, 'READY TO SHIP'] : [1, 'NEW'];
}

export function createdShape(order: BookedOrder): object {
  const [status_code, status] = orderStatus(order);
  return {
    order_id: order.id,
    channel_order_id: order.reference,
    shipment_id: order.shipment_id,
    ...(order.is_return && !order.awb
      ? { status: 'RETURN PENDING', status_code: 21 }
      : { status, status_code }),
    onboarding_completed_now: 0,
    awb_code: order.awb ?? '',
    courier_company_id: '',
    courier_name: order.awb ? CARRIER : '',
  };
}

export function listedShape(order: BookedOrder): object {
  const [status_code, status] = orderStatus(order);
  return {
    id: order.id,
    channel_order_id: order.reference,
    status,
    status_code,
    payment_method: order.body.payment_method,
    shipments: [{ id: order.shipment_id, awb: order.awb ?? '', courier: order.awb ? CARRIER : '' }],
  };
}

export function trackShape(order: BookedOrder, scans: readonly BookedScan[]): object {
  const last = scans.at(-1);
  if (!last) {
    return {
      tracking_data: {
        track_status: 0,
        shipment_status: 0,
        shipment_track: [],
        shipment_track_activities: null,
        error:
          'Aahh! There is no activities found in our DB. Please have some patience it will be updated soon.',
      },
    };
  }
  return {
    tracking_data: {
      track_status: 1,
      shipment_status: last.code,
      shipment_track: [
        { awb_code: order.awb, current_status: last.words, destination: order.body.billing_city },
      ],
      shipment_track_activities: scans.toReversed().map(activity),
    },
  };
}

function activity({ at, code, words, place }: BookedScan): object {
  return {
    date: indianTime(at),
    status: String(code),
    activity: words,
    location: place,
    'sr-status': code,
    'sr-status-label': words.toUpperCase(),
  };
}

/** Returns a webhook's body: the current status and the whole history of scans. */
export function webhookShape(order: BookedOrder, scan: BookedScan, history: readonly BookedScan[]): object {
  const [date = '', time = ''] = indianTime(scan.at).split(' ');
  return {
    awb: order.awb,
    courier_name: CARRIER,
    current_status: scan.words.toUpperCase(),
    current_status_id: scan.code,
    shipment_status: scan.words.toUpperCase(),
    shipment_status_id: scan.code,
    current_timestamp: `${date.split('-').reverse().join(' ')} ${time}`,
    order_id: `${order.reference}_${order.shipment_id}`,
    sr_order_id: order.id,
    awb_assigned_date: indianTime(order.created_at),
    etd: '',
    scans: history.map(activity),
    is_return: order.is_return ? 1 : 0,
    channel_id: 1,
    pod_status: 'OTP Based Delivery',
    pod: 'Not Available',
  };
}
