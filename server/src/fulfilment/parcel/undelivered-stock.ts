import type { Selectable } from 'kysely';
import { lockVariants, type Movement, moveStock } from '../../catalogue/product/stock-ledger.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Orders, ParcelState } from '../../platform/database/tables.ts';
import { findLines, type ParcelWithLines } from './parcel.store.ts';

type Step = { to: ParcelState; damagedLineIds?: readonly string[] };

const NOTES: Partial<Record<ParcelState, string>> = {
  rto_received: 'parcel came back',
  lost: 'lost in transit',
  damaged: 'damaged in transit',
};

/**
 * Undamaged items that came back are on sale again, all others are written off. Items returned by the buyer
 * are skipped, because their return was booked already.
 */
export async function takeInUndelivered(
  trx: Transaction,
  order: Selectable<Orders>,
  parcel: ParcelWithLines,
  { to, damagedLineIds = [] }: Step,
): Promise<void> {
  const note = NOTES[to];
  // Found again: the units are still the buyer's, because their two movements cancel out.
  if (!note) return;
  const lines = await linesIn(trx, parcel);
  await lockVariants(
    trx,
    lines.map(({ variant_id }) => variant_id),
  );
  await moveStock(
    trx,
    lines.flatMap(({ id, variant_id, quantity }): Movement[] => {
      const back: Movement = {
        variant_id,
        kind: 'returned',
        on_hand_change: quantity,
        checkout_id: order.checkout_id,
        note,
      };
      const isGood = to === 'rto_received' && !damagedLineIds.includes(id);
      return isGood ? [back] : [back, { ...back, kind: 'corrected', on_hand_change: -quantity }];
    }),
  );
}

export async function linesIn(trx: Transaction, parcel: ParcelWithLines) {
  const lines = await findLines(trx, parcel.order_id);
  return lines.filter(({ id, isBack }) => !isBack && parcel.lineIds.includes(id));
}
