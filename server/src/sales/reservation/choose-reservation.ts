import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { findShortLines, type Requested } from './requested-lines.rules.ts';
import { decideHold, type Hold } from './reservation.rules.ts';
import { readHoldFacts, type VariantLoad } from './reservation.store.ts';
import type { ReservationCaps } from './reservation-caps.ts';

/** The buyer who opens a checkout, and the caps on their reservations. */
export type Holder = {
  userId: string | null;
  buyerKey: string;
  addressKey: string | null;
  caps: ReservationCaps;
};

/** What a checkout asks for, and what it costs. */
type Priced = { lines: readonly { variantId: number; quantity: number }[]; totals: { total: Paise } };

/**
 * Decides whether a checkout holds its units, and which lines fall short. Units requested by other checkouts
 * that do not hold them also count as taken: for a checkout that holds its units, only those from the same
 * address.
 * @param requested the locked lines, each with enough units available
 */
export async function chooseHold(
  trx: Transaction,
  { caps, ...holder }: Holder,
  { lines, totals }: Priced,
  requested: readonly Requested[],
): Promise<{ hold: Hold; short: ReturnType<typeof findShortLines> }> {
  const variantIds = lines.map((line) => line.variantId);
  const { address, isKnownBuyer, ...facts } = await readHoldFacts(trx, variantIds, holder);
  const loads = new Map(facts.loads.map((load) => [load.variant_id, load]));
  const hold = decideHold(caps, {
    value: totals.total,
    lines: lines.map(({ variantId, quantity }) => {
      const load = loads.get(variantId);
      return { quantity, onHand: load?.on_hand ?? 0, heldByAddress: load?.held_by_address ?? 0 };
    }),
    address,
    isKnownBuyer,
  });
  return { hold, short: findShortLines(requested.map((one) => withoutPromised(one, loads, hold))) };
}

function withoutPromised(
  { item, offer }: Requested,
  loads: ReadonlyMap<number, VariantLoad>,
  { holdsStock }: Hold,
): Requested {
  const load = offer && loads.get(offer.variantId);
  if (!load) return { item, offer };
  const promised = holdsStock ? load.unheld_by_address : load.unheld;
  return { item, offer: { ...offer, available: Math.max(0, offer.available - promised) } };
}
