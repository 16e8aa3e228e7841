import { RESERVATION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { OwnCheckouts } from '../../catalogue/product/own-units.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { useHeldUnits } from '../reservation/held-units.ts';
import type { ReservationChoice } from '../reservation/reservation.rules.ts';
import { recordUnreservedLines, reserveLines } from '../reservation/reservation.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

export type NewCheckout = {
  id: string;
  userId: string | null;
  buyerKey: string;
  /** null when it was opened by amount only and its lines are not known yet. */
  snapshot: CheckoutSnapshot | null;
  awaitsOrderData?: boolean;
  /** What is to be paid, without the part that store credit pays. */
  amount: Paise;
  credit?: Paise;
  currency: string;
  provider: string;
  /** When absent, the units are reserved for the usual time. */
  reservation?: ReservationChoice;
  addressKey?: string | null;
  /** Whose held units the lines take first; absent when none may be taken. */
  own?: OwnCheckouts;
};

const USUAL: ReservationChoice = { reservesStock: true, minutes: RESERVATION_MINUTES };

/** The variants must be locked and have enough units. */
export async function insertCheckout(trx: Transaction, checkout: NewCheckout): Promise<void> {
  const { id, userId, buyerKey, snapshot, awaitsOrderData = false, amount, currency, provider } = checkout;
  const { credit = 0, reservation = USUAL, addressKey = null, own } = checkout;
  const lines = snapshot?.lines ?? [];
  await trx
    .insertInto('checkout')
    .values({
      id,
      user_id: userId,
      buyer_key: buyerKey,
      amount,
      credit,
      currency,
      provider,
      snapshot: snapshot && JSON.stringify(snapshot),
      awaits_order_data: awaitsOrderData,
      units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      holds_stock: reservation.reservesStock,
      address_key: addressKey,
      expires_at: sql<Date>`now() + ${reservation.minutes} * interval '1 minute'`,
    })
    .execute();
  const others = own ? await useHeldUnits(trx, id, lines, own) : lines;
  await (reservation.reservesStock ? reserveLines : recordUnreservedLines)(trx, id, others);
}
