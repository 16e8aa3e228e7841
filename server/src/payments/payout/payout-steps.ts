import type { PayoutState } from '../../platform/database/tables.ts';

/** What comes after what. The provider is asked from several places at once: an answer that was overtaken changes nothing. */
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

/** Whether its money is certain to be with the shop: another attempt may be made. */
export function hasFailed(state: PayoutState): boolean {
  return ranks[state] === ranks.failed;
}

/** Whether nobody needs the payee's details any more. */
export function isAtItsEnd(state: PayoutState): boolean {
  return ranks[state] >= ranks.processed;
}
