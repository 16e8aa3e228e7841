import { attemptReasonIn } from '../attempt-reasons.ts';
import type { Scan, Track } from '../courier.ts';
import { readIndianTime } from '../india-time.ts';
import { meaningOf } from './shiprocket-status.ts';
import type { Activity, TrackingData } from './shiprocket-wire.ts';

/** Shiprocket sends them in any order. */
export function readTrack(trackingNumber: string, data: TrackingData): Track {
  const scans = (data.shipment_track_activities ?? [])
    .flatMap(readScan)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  return { trackingNumber, scans: [...scans, ...withoutScan(data, scans)] };
}

function readScan(activity: Activity): Scan[] {
  const at = readIndianTime(activity.date);
  if (!at) return [];
  const code = String(activity['sr-status'] ?? 'NA');
  const meaning = meaningOf(code);
  const text = activity.activity || activity['sr-status-label'] || '';
  return [
    {
      code,
      text,
      place: activity.location ?? '',
      at,
      meaning,
      ...(meaning === 'attempt_failed' && { reason: attemptReasonIn(text) }),
    },
  ];
}

/** Shiprocket itself sets lost, damaged and cancelled, without a scan by the carrier. */
function withoutScan({ shipment_status, shipment_track }: TrackingData, scans: readonly Scan[]): Scan[] {
  const meaning = meaningOf(shipment_status);
  const last = scans.at(-1);
  if (!last || !['lost', 'damaged', 'cancelled'].includes(meaning)) return [];
  if (scans.some((scan) => scan.meaning === meaning)) return [];
  const text = shipment_track?.[0]?.current_status ?? '';
  return [{ code: String(shipment_status), text, place: '', at: last.at, meaning }];
}
