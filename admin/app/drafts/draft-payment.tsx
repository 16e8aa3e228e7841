import type { Draft, DraftWay } from '@gulmohar/contract/admin/draft.ts';
import { COD_FEE } from '@gulmohar/contract/sales/cash.ts';
import { PREPAID_DISCOUNT } from '@gulmohar/contract/sales/payment-terms.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldOf } from '../form/field-of.ts';
import type { DraftFields, DraftValue } from './draft-values.ts';

type Ways = NonNullable<Draft['ways']>;

type DraftPaymentProps = {
  form: UseFormReturn<DraftFields, unknown, DraftValue>;
  /** The cost with each way to pay; undefined while there is nothing to price. */
  ways: Ways | undefined;
};

/** How a draft order will be paid, what each way costs, and whether the cash on delivery charge is waived. */
export function DraftPayment({ form, ways }: DraftPaymentProps) {
  const [paidBy, isWaived] = useWatch({ control: form.control, name: ['paidBy', 'waiver.isWaived'] });
  const mayWaive = paidBy === 'cash' && (isWaived || (ways?.cash.codFee ?? 0) > 0);
  return (
    <>
      <ChoiceField
        legend="How it will be paid"
        choices={choicesOf(ways)}
        value={paidBy}
        onChange={(way) => {
          form.setValue('paidBy', way, { shouldDirty: true });
          // Otherwise the hidden field for the reason would be required.
          if (way === 'online') form.setValue('waiver.isWaived', false);
        }}
      />
      {mayWaive && (
        <div className="my-3">
          <CheckField
            label={`No ${COD_FEE.toLowerCase()}`}
            hint="For this order only; you can charge it again until it is placed."
            {...form.register('waiver.isWaived')}
          />
        </div>
      )}
      {mayWaive && isWaived && (
        <TextField
          label="Why there is no charge"
          autoComplete="off"
          hint="For staff only; kept with the order."
          {...fieldOf(form)('waiver.reason')}
        />
      )}
    </>
  );
}

function choicesOf(ways: Ways | undefined): { value: DraftWay; label: string; hint?: string }[] {
  return [
    { value: 'online', label: 'By a payment link', ...(ways && { hint: paymentText(ways.online) }) },
    { value: 'cash', label: 'In cash on delivery', ...(ways && { hint: paymentText(ways.cash) }) },
  ];
}

/** Returns the total with a way to pay, and the discount or charge in it. */
export function paymentText({ total, prepaidDiscount, codFee }: Draft['totals']): string {
  if (prepaidDiscount) {
    return `${formatRupees(total)}, with the ${PREPAID_DISCOUNT.toLowerCase()} of ${formatRupees(prepaidDiscount)}`;
  }
  if (codFee) return `${formatRupees(total)}, with the ${COD_FEE.toLowerCase()} of ${formatRupees(codFee)}`;
  return formatRupees(total);
}
