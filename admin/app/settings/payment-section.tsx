import { PaymentAccounts } from '../payment-accounts/payment-accounts.tsx';

/** Which providers take payments, beside the settings about payment. */
export function PaymentSection() {
  return (
    <section
      aria-labelledby="accounts"
      className="grid gap-4 py-8 lg:grid-cols-[16rem_minmax(0,36rem)] lg:gap-10"
    >
      <div>
        <h2 id="accounts" tabIndex={-1} className="scroll-mt-8 font-display text-xl text-heading">
          Payment providers
        </h2>
        <p className="mt-1 text-sm text-muted">
          Keys are tried with the provider before they are saved, sealed, and shown to nobody.
        </p>
      </div>
      <PaymentAccounts />
    </section>
  );
}
