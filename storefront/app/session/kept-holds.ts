import type { StockHold } from '@gulmohar/contract/accounts/alert.ts';

const STORED = 'heldUnits';
/** The most that calls about stock take, beside the ids of checkouts. */
const MOST = 3;

/** `until` is in ms, and absent as long as the mail has not been sent. */
type KeptHold = { id: string; until: number | null };

/** Returns the ids of units that are held for this browser because of stock alerts. */
export function keptHoldIds(): string[] {
  return read().map(({ id }) => id);
}

/** @param holds those of one product, as the server knows them */
export function keepHolds(holds: readonly StockHold[]): void {
  const known = holds.map(
    ({ holdId: id, heldUntil }): KeptHold => ({
      id,
      until: heldUntil === null ? null : Date.parse(heldUntil),
    }),
  );
  const others = read().filter(({ id }) => !known.some((hold) => hold.id === id));
  try {
    localStorage.setItem(STORED, JSON.stringify([...known, ...others].slice(0, MOST)));
  } catch {
    // Storage may be full or blocked. An account's units are known to the server.
  }
}

function read(): KeptHold[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(({ id, until }) => typeof id === 'string' && (until === null || until > Date.now()));
  } catch {
    return [];
  }
}
