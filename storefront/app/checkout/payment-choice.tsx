import type { PaymentMethod } from '@gulmohar/contract/shop/shop.ts';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';

const names: Record<PaymentMethod, { label: string; hint: string }> = {
  razorpay: { label: 'Razorpay', hint: 'Cards, UPI and net banking' },
  stripe: { label: 'Stripe', hint: 'Cards, on Stripe’s own page' },
  cod: { label: 'Cash on delivery', hint: 'You pay the courier in cash' },
  sabpaisa: { label: 'SabPaisa', hint: 'Cards, UPI and net banking, on SabPaisa’s own page' },
};

type PaymentChoiceProps = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  /** Why one payment method is not available; empty if all are. */
  missing: string;
  onChange: (method: PaymentMethod) => void;
};

/** Chooses the payment method, if the shop has more than one. */
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
