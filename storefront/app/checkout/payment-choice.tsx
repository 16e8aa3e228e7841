import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import type { PaymentMethod } from '@gulmohar/contract/shop/shop.ts';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';

const names: Record<PaymentMethod, { label: string; hint: string }> = {
  razorpay: { label: 'Pay online', hint: 'UPI, cards, net banking' },
  stripe: { label: 'Pay by card', hint: 'On Stripe’s own page' },
  cod: { label: 'Cash on delivery', hint: 'You pay the courier in cash' },
  sabpaisa: { label: 'Pay online by SabPaisa', hint: 'UPI, cards, net banking, on SabPaisa’s own page' },
};

/** As words, because logos belong to their brands. */
const MARKS = ['UPI', 'RuPay', 'Visa', 'Mastercard'];

type PaymentChoiceProps = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  /** Why one payment method is not available; empty if all are. */
  missing: string;
  onChange: (method: PaymentMethod) => void;
};

/** How to pay, and with what; the method is chosen if the shop has more than one. */
export function PaymentChoice({ methods, chosen, missing, onChange }: PaymentChoiceProps) {
  return (
    <div className="grid gap-2">
      {methods.length > 1 ? (
        <ChoiceField
          legend="Payment"
          choices={methods.map((value) => ({ value, ...names[value] }))}
          value={chosen}
          onChange={onChange}
        />
      ) : (
        <p className="text-sm">
          {names[chosen].label}: {names[chosen].hint}
        </p>
      )}
      {methods.some((method) => method !== CASH_ON_DELIVERY) && (
        <ul aria-label="Accepted" className="flex flex-wrap gap-2 text-sm font-semibold text-muted">
          {MARKS.map((mark) => (
            <li key={mark} className="border border-rule bg-field px-2 py-0.5">
              {mark}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-muted">
        {missing}
      </p>
    </div>
  );
}
