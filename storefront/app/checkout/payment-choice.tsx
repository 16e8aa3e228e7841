import type { PaymentMethod } from '@gulmohar/contract/shop/shop.ts';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';

/** The marks as words, because logos belong to their brands. */
const names: Record<PaymentMethod, { label: string; hint: string }> = {
  razorpay: { label: 'Pay online: UPI, cards, net banking', hint: 'UPI · RuPay · Visa · Mastercard' },
  stripe: { label: 'Pay by card', hint: 'On Stripe’s own page' },
  cod: { label: 'Cash on delivery', hint: 'You pay the courier in cash' },
  sabpaisa: {
    label: 'Pay online by SabPaisa',
    hint: 'On SabPaisa’s own page',
  },
};

type PaymentChoiceProps = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  /** Why one payment method is not available; empty if all are. */
  missing: string;
  onChange: (method: PaymentMethod) => void;
};

/** How to pay, and with what. */
export function PaymentChoice({ methods, chosen, missing, onChange }: PaymentChoiceProps) {
  return (
    <div className="grid gap-2">
      <ChoiceField
        legend="Payment"
        choices={methods.map((value) => ({ value, ...names[value] }))}
        value={chosen}
        onChange={onChange}
      />
      <p role="status" className="text-sm text-muted">
        {missing}
      </p>
    </div>
  );
}
