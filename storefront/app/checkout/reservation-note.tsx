import { RESERVATION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';

/** Shown before anything is pressed: from then on there is a time limit. */
export function ReservationNote() {
  return <p className="text-sm text-muted">{messages.reserved(RESERVATION_MINUTES)}</p>;
}
