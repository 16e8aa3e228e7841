import type { Paise } from '@gulmohar/contract/values/money.ts';

type Entry = {
  kind: string;
  amount: Paise;
  checkout_id: string | null;
  expires_at: Date | null;
};

type Lot = { left: Paise; expiresAt: Date | null };
type Taken = { lot: Lot; amount: Paise };

/**
 * Credit that ends first is spent first, of what was there at the time. What a checkout gives back is again what it
 * was before.
 * @param entries of one account, the oldest first
 * @returns how much of the balance had to be spent until `now`
 */
export function expiredCredit(entries: readonly Entry[], now: Date): Paise {
  const lots: Lot[] = [];
  const takenBy = new Map<string, Taken[]>();
  for (const { kind, amount, checkout_id, expires_at } of entries) {
    if (kind === 'released') {
      for (const { lot, amount: back } of takenBy.get(checkout_id ?? '') ?? []) lot.left += back;
      takenBy.delete(checkout_id ?? '');
    } else if (amount > 0) {
      lots.push({ left: amount, expiresAt: expires_at });
    } else {
      const taken = take(lots, -amount);
      if (checkout_id) takenBy.set(checkout_id, taken);
    }
  }
  return lots
    .filter(({ expiresAt }) => expiresAt !== null && expiresAt <= now)
    .reduce((sum, { left }) => sum + left, 0);
}

function take(lots: readonly Lot[], amount: Paise): Taken[] {
  const taken: Taken[] = [];
  let missing = amount;
  for (const lot of lots.toSorted(byEnd)) {
    const part = Math.min(lot.left, missing);
    if (part === 0) continue;
    lot.left -= part;
    missing -= part;
    taken.push({ lot, amount: part });
  }
  return taken;
}

function byEnd(one: Lot, other: Lot): number {
  return endOf(one) - endOf(other);
}

function endOf({ expiresAt }: Lot): number {
  return expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
