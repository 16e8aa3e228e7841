import { RESERVATION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { ReservationCaps } from './reservation-caps.ts';

export type AddressRecord = {
  /** Held but not (yet) paid, or ordered for cash but not yet confirmed. */
  unpaidUnits: number;
  unpaidValue: Paise;
  /** Different buyers who have not (yet) paid. */
  unpaidContacts: number;
  paidUnits: number;
  paidValue: Paise;
  paidOrders: number;
  /** In cash orders that this buyer has not confirmed yet. */
  unconfirmedUnits: number;
  unconfirmedValue: Paise;
};

export type ReservationRequest = {
  value: Paise;
  lines: readonly {
    quantity: number;
    onHand: number;
    /** Already held by others at the same address. */
    reservedByAddress: number;
  }[];
  address: AddressRecord;
  /** Signed in to an account that has bought before, so that the address does not matter. */
  isKnownBuyer: boolean;
};

export type ReservationChoice = { reservesStock: boolean; minutes: number };

/** At least one in ten checkouts is paid. */
const CREDIT = 10;
/** The minimum, because a percentage of a small stock would round to nothing. */
const MIN_SHARE = 3;

/**
 * Beyond the caps, the checkout is opened, but its units stay on sale until it is paid; if its address looks
 * like a source of fake checkouts, it stays open for a few minutes only.
 */
export function decideReservation(caps: ReservationCaps, request: ReservationRequest): ReservationChoice {
  if (!request.isKnownBuyer && isSuspicious(caps, request)) {
    return { reservesStock: false, minutes: caps.shortMinutes };
  }
  return { reservesStock: isWithinCaps(caps, request), minutes: RESERVATION_MINUTES };
}

function isSuspicious(caps: ReservationCaps, { address, value, lines }: ReservationRequest): boolean {
  return (
    address.unpaidUnits + unitsOf(lines) > caps.unitsPerAddress + CREDIT * address.paidUnits ||
    address.unpaidValue + value > caps.valuePerAddress + CREDIT * address.paidValue ||
    address.unpaidContacts + 1 > caps.contactsPerAddress + CREDIT * address.paidOrders
  );
}

function isWithinCaps(caps: ReservationCaps, { value, lines, address }: ReservationRequest): boolean {
  return (
    address.unconfirmedUnits + unitsOf(lines) <= caps.unitsPerBuyer &&
    address.unconfirmedValue + value <= caps.valuePerBuyer &&
    lines.every(
      ({ quantity, onHand, reservedByAddress }) =>
        reservedByAddress + quantity <= Math.max(MIN_SHARE, Math.floor((onHand * caps.shareOfVariant) / 100)),
    )
  );
}

function unitsOf(lines: ReservationRequest['lines']): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
