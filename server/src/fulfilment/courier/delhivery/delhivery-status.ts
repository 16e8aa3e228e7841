import type { AttemptReason } from '@gulmohar/contract/fulfilment/parcel.ts';
import type { Meaning } from '../courier.ts';

const reasons: Record<string, AttemptReason> = {
  'EOD-11': 'unavailable',
  'EOD-74': 'bad_address',
  'EOD-15': 'moved',
  'EOD-104': 'entry_restricted',
  'EOD-43': 'self_collect',
  'EOD-86': 'not_attempted',
  'EOD-69': 'open_delivery',
  'EOD-6': 'refused',
  'EOD-3': 'asked_later',
  'EOD-16': 'cash_not_ready',
  'EOD-40': 'amount_disputed',
  'EOD-111': 'opened_and_refused',
};

export function reasonOf(code: string): AttemptReason | undefined {
  return reasons[code] ?? (code.startsWith('EOD-') ? 'other' : undefined);
}

type Status = { type: string; status: string; code: string };

/**
 * Types: UD on the way to the buyer, DL at an end, RT on the way back, PP and PU pickup from the buyer, CN
 * cancelled.
 */
export function meaningOf({ type, status, code }: Status): Meaning {
  if (code === 'EOD-777') return 'qc_failed';
  if (code === 'DTUP-210' || type === 'CN') return 'cancelled';
  if (code.startsWith('LT-') || status === 'Lost') return 'lost';
  if (type === 'UD') return onItsWay(status, code);
  if (type === 'RT') return status === 'In Transit' ? 'rto_initiated' : 'rto_in_transit';
  if (type === 'PU') return 'in_transit';
  if (type === 'PP')
    return ['Open', 'Scheduled', 'Dispatched'].includes(status) ? 'pickup_scheduled' : 'unknown';
  if (type !== 'DL') return 'unknown';
  return ended[status] ?? 'unknown';
}

function onItsWay(status: string, code: string): Meaning {
  if (code === 'FMPUR-101' || code === 'FMOFP-101') return 'pickup_scheduled';
  if (status === 'Not Picked' || code.startsWith('FMEOD-')) return 'pickup_problem';
  if (status === 'Manifested') return 'label_created';
  if (status === 'In Transit') return 'in_transit';
  if (status === 'Dispatched') return 'out_for_delivery';
  if (status === 'Pending') return code.startsWith('EOD-') ? 'attempt_failed' : 'in_transit';
  return 'unknown';
}

const ended: Record<string, Meaning> = { Delivered: 'delivered', RTO: 'rto_delivered', DTO: 'delivered' };
