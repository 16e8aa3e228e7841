import type { Transaction } from '../../platform/database/connection.ts';
import { findShortLines, type Requested } from './checkout.rules.ts';
import { type AddressRecord, decideHold, type Hold } from './hold.rules.ts';
import { hasBought, readHoldFacts, type VariantLoad } from './hold.store.ts';
import type { ReservationCaps } from './reservation-caps.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** Who opens a checkout, and what may be held for them. */
export type Holder = { userId: string | null; addressKey: string | null; caps: ReservationCaps };

/**
 * Whether a checkout holds its units, and which lines fall short: units that are not held are not promised twice to
 * those who do not hold any, nor within an address.
 * @param requested locked, and enough by themselves
 */
export async function chooseHold(
  trx: Transaction,
  { userId, addressKey, caps }: Holder,
  snapshot: CheckoutSnapshot,
  requested: readonly Requested[],
): Promise<{ hold: Hold; short: ReturnType<typeof findShortLines> }> {
  const ids = snapshot.lines.map((line) => line.variantId);
  const facts = await readHoldFacts(trx, ids, addressKey);
  const isKnownBuyer = userId !== null && (await hasBought(trx, userId));
  return holdBy({ ...facts, isKnownBuyer }, caps, snapshot, requested);
}

/** What a hold is decided by. */
export type HoldFacts = {
  address: AddressRecord;
  /** Of every variant. */
  loads: readonly VariantLoad[];
  isKnownBuyer: boolean;
};

/** The same by facts that are known. */
export function holdBy(
  facts: HoldFacts,
  caps: ReservationCaps,
  { lines, totals }: CheckoutSnapshot,
  requested: readonly Requested[],
): { hold: Hold; short: ReturnType<typeof findShortLines> } {
  const loads = new Map(facts.loads.map((load) => [load.variant_id, load]));
  const hold = decideHold(caps, {
    value: totals.total,
    lines: lines.map(({ variantId, quantity }) => {
      const load = loads.get(variantId);
      return { quantity, onHand: load?.on_hand ?? 0, heldByAddress: load?.held_by_address ?? 0 };
    }),
    address: facts.address,
    isKnownBuyer: facts.isKnownBuyer,
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
