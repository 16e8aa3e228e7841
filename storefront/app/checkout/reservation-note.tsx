import { RESERVATION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';

/** Announces the time limit before the shopper presses Pay, which starts it. */
export function ReservationNote() {
  return <p className="text-sm text-muted">{messages.reserved(RESERVATION_MINUTES)}</p>;
}
