import { checkoutMessages as messages } from './checkout.messages.ts';

/** What happens after the button is pressed, and how money comes back. */
export function AfterPaying({ isCash }: { isCash: boolean }) {
  const steps = [
    isCash ? messages.thenCash : messages.thenPay,
    messages.thenShip,
    isCash ? messages.cashBack : messages.moneyBack,
  ];
  return (
    <section aria-label={messages.whatNext} className="mt-2">
      <h2 className="font-semibold">{messages.whatNext}</h2>
      <ol className="mt-1 grid list-decimal gap-1 pl-5 text-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
