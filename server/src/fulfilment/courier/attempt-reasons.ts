import type { AttemptReason } from '@gulmohar/contract/fulfilment/parcel.ts';

/** Patterns in couriers' remarks, the most specific first. */
const patterns: readonly (readonly [RegExp, AttemptReason])[] = [
  [/open(ed)? .*refus/i, 'opened_and_refused'],
  [/open delivery/i, 'open_delivery'],
  [/refus|reject|cancel/i, 'refused'],
  [/cash|cod .*not ready|payment not/i, 'cash_not_ready'],
  [/amount/i, 'amount_disputed'],
  [/moved|shifted/i, 'moved'],
  [/address|wrong pin/i, 'bad_address'],
  [/entry|restricted/i, 'entry_restricted'],
  [/self.?collect/i, 'self_collect'],
  [/not attempted/i, 'not_attempted'],
  [/later|resched|another day|future/i, 'asked_later'],
  [/not available|unavailable|no response|not contactable|unreachable|closed/i, 'unavailable'],
];

export function attemptReasonIn(remark: string): AttemptReason {
  return patterns.find(([pattern]) => pattern.test(remark))?.[1] ?? 'other';
}
