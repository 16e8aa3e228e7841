import { refundParcel } from '@gulmohar/contract/admin/parcel-steps.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import type { ParcelFormProps } from './order-form-props.ts';

/** Refunds the items that did not reach the buyer. */
export function RefundParcelForm({ order, parcel, onDone }: ParcelFormProps) {
  const form = useForm({ defaultValues: { parcelId: parcel.parcelId, keepsDelivery: false, note: '' } });
  const field = fieldOf(form);
  const { items = 0, delivery = 0 } = parcel.refundDue ?? {};
  const due = items + (form.watch('keepsDelivery') ? 0 : delivery);
  const amount = Math.min(due, order.refundable);
  return (
    <Form
      form={form}
      action={amount > 0 ? `Refund ${formatRupees(amount)}` : 'Close it'}
      send={async (body) => {
        await adminApi(refundParcel, { body });
        await onDone(amount > 0 ? 'Refund requested' : 'Closed; the buyer is notified by e-mail');
      }}
    >
      <p>
        {explain(amount, order.isPaid)} The buyer gets an e-mail with the credit note. This cannot be undone.
      </p>
      {delivery > 0 && order.isPaid && (
        <CheckField
          label={`Keep the charges of ${formatRupees(delivery)}`}
          hint="For delivery and gift wrap, and only if your terms say so."
          {...form.register('keepsDelivery')}
        />
      )}
      <TextField
        label="Note"
        hint="For staff only; the buyer never sees it."
        autoComplete="off"
        {...field('note')}
      />
    </Form>
  );
}

function explain(amount: Paise, isPaid: boolean): string {
  if (amount > 0 && !isPaid)
    return `${formatRupees(amount)} go back to the buyer’s store credit; no cash was collected for this parcel.`;
  if (amount > 0)
    return `${formatRupees(amount)} are refunded the way they were paid; cash is to be paid by hand.`;
  return isPaid
    ? 'Nothing is left to refund.'
    : 'No cash was collected for this parcel, so there is nothing to refund.';
}
