import { RESERVATION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import { create } from 'zustand';

/** What is held for a payment window that is open in this tab. */
export type Reservation = {
  /** The id that opening the checkout returned. */
  orderId: string;
  /** By this browser's clock, in ms. */
  endsAt: number;
  /** undefined: as often as the shop allows. */
  extensionsLeft?: number;
};

export const useReservation = create<{ reservation: Reservation | undefined }>(() => ({
  reservation: undefined,
}));

export function beginReservation(orderId: string): void {
  const endsAt = Date.now() + RESERVATION_MINUTES * 60_000;
  useReservation.setState({ reservation: { orderId, endsAt } });
}

export function endReservation(): void {
  useReservation.setState({ reservation: undefined });
}
