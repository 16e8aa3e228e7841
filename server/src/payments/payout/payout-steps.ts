import type { PayoutState } from '../../platform/database/tables.ts';

/** Several processes poll the provider, so a response that arrives late must not change anything. */
const ranks: Record<PayoutState, number> = {
  approval: 0,
  asked: 1,
  pending: 2,
  queued: 3,
  scheduled: 3,
  processing: 4,
  processed: 5,
  reversed: 6,
  cancelled: 6,
  rejected: 6,
  failed: 6,
  withdrawn: 6,
};

export function comesAfter(later: PayoutState, earlier: PayoutState): boolean {
  return ranks[later] > ranks[earlier];
}

/** Whether the money is certain to be with the shop, so that another attempt may be made. */
export function hasFailed(state: PayoutState): boolean {
  return ranks[state] === ranks.failed;
}

/** Whether the payee's details are no longer needed. */
export function isAtItsEnd(state: PayoutState): boolean {
  return ranks[state] >= ranks.processed;
}
