import { REMITTED_WITHIN_DAYS, type RemittanceState } from '@gulmohar/contract/admin/remittance.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { ParcelState } from '../../../platform/database/tables.ts';

const DAY_MS = 86_400_000;

export type Cash = {
  state: ParcelState;
  state_at: Date;
  disputed_at: Date | null;
  due: Paise;
  /** null when nothing was transferred. */
  remitted: Paise | null;
};

export function remittanceStateOf({ state, disputed_at, due, remitted }: Cash): RemittanceState {
  if (disputed_at) return 'disputed';
  if (remitted !== null) {
    // Nothing is owed for a parcel that was not delivered.
    const owed = state === 'delivered' ? due : 0;
    if (remitted === owed) return 'remitted';
    return remitted < owed ? 'short' : 'over';
  }
  if (state === 'delivered') return 'collected';
  const isGone = state.startsWith('rto_') || state === 'cancelled' || state === 'lost' || state === 'damaged';
  return isGone ? 'not due' : 'due';
}

export function isLate(cash: Cash, now: Date): boolean {
  const age = now.getTime() - cash.state_at.getTime();
  return remittanceStateOf(cash) === 'collected' && age > REMITTED_WITHIN_DAYS * DAY_MS;
}
