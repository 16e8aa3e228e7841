import type { Scan, Track } from '../courier.ts';
import { readIndianTime } from '../india-time.ts';
import { meaningOf, reasonOf } from './delhivery-status.ts';
import type { ScanDetail, TrackedShipment } from './delhivery-wire.ts';

/** Without a history, the status is the only scan. */
export function readTrack({ AWB, Scans, Status }: TrackedShipment): Track {
  const details = (Scans ?? []).map(({ ScanDetail }) => ScanDetail);
  const latest: ScanDetail[] = Status
    ? [
        {
          Scan: Status.Status,
          ScanType: Status.StatusType,
          StatusCode: Status.StatusCode,
          ScanDateTime: Status.StatusDateTime,
          ScannedLocation: Status.StatusLocation,
          Instructions: Status.Instructions,
        },
      ]
    : [];
  const scans = (details.length > 0 ? details : latest)
    .flatMap(readScan)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  return { trackingNumber: AWB, scans };
}

function readScan(detail: ScanDetail): Scan[] {
  const at = readIndianTime(detail.ScanDateTime ?? detail.StatusDateTime);
  if (!at) return [];
  const [type, status, code] = [detail.ScanType ?? '', detail.Scan ?? '', detail.StatusCode ?? ''];
  const meaning = meaningOf({ type, status, code });
  const reason = meaning === 'attempt_failed' ? reasonOf(code) : undefined;
  return [
    {
      code: `${type} ${status} ${code}`.trim(),
      text: detail.Instructions || status,
      place: detail.ScannedLocation ?? '',
      at,
      meaning,
      ...(reason && { reason }),
    },
  ];
}
