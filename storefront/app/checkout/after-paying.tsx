import { checkoutMessages as messages } from './checkout.messages.ts';

type AfterPayingProps = {
  isCash: boolean;
  /** Whether store credit pays a part. */
  hasCredit: boolean;
  daysToMake: number;
};

/** What happens after the button is pressed, and how money comes back. */
export function AfterPaying({ isCash, hasCredit, daysToMake }: AfterPayingProps) {
  return (
    <p className="text-muted">
      <strong className="font-semibold text-ink">{messages.whatNext}</strong> {messages.thenShip(daysToMake)}{' '}
      {isCash ? (hasCredit ? messages.creditAndCashBack : messages.cashBack) : messages.moneyBack}
    </p>
  );
}
