import { RESERVATION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import { create } from 'zustand';

/** The reservation for a payment window that is open in this tab. */
export type Reservation = {
  /** The id returned when the checkout was opened. */
  checkoutId: string;
  /** In ms, by this browser's clock. */
  endsAt: number;
  /** undefined: not extended yet, so as many as the shop allows. */
  extensionsLeft?: number;
};

export const useReservation = create<{ reservation: Reservation | undefined }>(() => ({
  reservation: undefined,
}));

export function beginReservation(checkoutId: string): void {
  const endsAt = Date.now() + RESERVATION_MINUTES * 60_000;
  useReservation.setState({ reservation: { checkoutId, endsAt } });
}

export function endReservation(): void {
  useReservation.setState({ reservation: undefined });
}
