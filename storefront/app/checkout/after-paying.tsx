import { checkoutMessages as messages } from './checkout.messages.ts';

/** What happens after the button is pressed, and how money comes back. */
export function AfterPaying({ isCash }: { isCash: boolean }) {
  return (
    <p className="text-muted">
      <strong className="font-semibold text-ink">{messages.whatNext}</strong> {messages.thenShip}{' '}
      {isCash ? messages.cashBack : messages.moneyBack}
    </p>
  );
}
