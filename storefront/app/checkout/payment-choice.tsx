import type { PaymentMethod } from '@gulmohar/contract/shop/shop.ts';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';

const names: Record<PaymentMethod, { label: string; hint: string }> = {
  razorpay: { label: 'Razorpay', hint: 'Cards, UPI and net banking' },
  stripe: { label: 'Stripe', hint: 'Cards, on Stripe’s own page' },
  sabpaisa: { label: 'SabPaisa', hint: 'Cards, UPI and net banking, on SabPaisa’s own page' },
};

type PaymentChoiceProps = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
};

/** How to pay, where the shop has more than one way. */
export function PaymentChoice({ methods, chosen, onChange }: PaymentChoiceProps) {
  return (
    <ChoiceField
      legend="Payment"
      choices={methods.map((value) => ({ value, ...names[value] }))}
      value={chosen}
      onChange={onChange}
    />
  );
}
