import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { UseFormReturn } from 'react-hook-form';
import { controlledOf } from '../form/field-of.ts';
import { MoneyField } from '../form/money-field.tsx';

/** The cash on delivery charge, with a note on its legal risk. */
export function CodChargeFields({ form }: { form: UseFormReturn<Settings['cod']> }) {
  const controlled = controlledOf(form);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Charge</legend>
      <p className="text-sm text-muted">
        In October 2025 the consumer affairs ministry called extra charges for cash on delivery a dark pattern
        and opened an inquiry; charges that appear late (drip pricing) are on its list of 2023. The shop shows
        this charge on the product page and in the cart, before the buyer chooses how to pay. A prepaid
        discount is safer. The charge is taxed with the items. It is not refunded for a returned item, and it
        is not due for an order that is cancelled, refused or lost in transit.
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <MoneyField label="Charge per order" {...controlled('fee')} hint="0: no charge" />
        <MoneyField
          label="No charge from"
          {...controlled('feeFreeFrom')}
          hint="Cart subtotal; empty: always charged"
        />
      </div>
    </fieldset>
  );
}
