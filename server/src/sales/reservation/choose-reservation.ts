import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { findShortLines, type Requested } from './requested-lines.rules.ts';
import { decideReservation, type ReservationChoice } from './reservation.rules.ts';
import { readReservationFacts, type VariantLoad } from './reservation.store.ts';
import type { ReservationCaps } from './reservation-caps.ts';

export type Holder = {
  userId: string | null;
  buyerKey: string;
  addressKey: string | null;
  caps: ReservationCaps;
};

type Priced = { lines: readonly { variantId: number; quantity: number }[]; totals: { total: Paise } };

/**
 * Units requested by other checkouts that do not hold them count as taken; for one that holds its units, only
 * those from the same address.
 * @param requested the locked lines, each with enough units available
 */
export async function chooseReservation(
  trx: Transaction,
  { caps, ...holder }: Holder,
  { lines, totals }: Priced,
  requested: readonly Requested[],
): Promise<{ reservation: ReservationChoice; short: ReturnType<typeof findShortLines> }> {
  const variantIds = lines.map((line) => line.variantId);
  const { address, isKnownBuyer, ...facts } = await readReservationFacts(trx, variantIds, holder);
  const loads = new Map(facts.loads.map((load) => [load.variant_id, load]));
  const reservation = decideReservation(caps, {
    value: totals.total,
    lines: lines.map(({ variantId, quantity }) => {
      const load = loads.get(variantId);
      return { quantity, onHand: load?.on_hand ?? 0, reservedByAddress: load?.held_by_address ?? 0 };
    }),
    address,
    isKnownBuyer,
  });
  return {
    reservation,
    short: findShortLines(requested.map((one) => withoutPromised(one, loads, reservation))),
  };
}

function withoutPromised(
  { item, offer }: Requested,
  loads: ReadonlyMap<number, VariantLoad>,
  { reservesStock }: ReservationChoice,
): Requested {
  const load = offer && loads.get(offer.variantId);
  if (!load) return { item, offer };
  const promised = reservesStock ? load.unheld_by_address : load.unheld;
  return { item, offer: { ...offer, available: Math.max(0, offer.available - promised) } };
}
