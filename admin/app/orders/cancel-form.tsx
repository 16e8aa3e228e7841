import { cancelOrderAsStaff } from '@gulmohar/contract/admin/order-steps.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { DialogForm } from '../form/dialog-form.tsx';
import { fieldOf } from '../form/field-of.ts';
import type { OrderFormProps } from './order-form-props.ts';

export function CancelForm({ order, onDone }: OrderFormProps) {
  const form = useForm({
    defaultValues: { orderId: order.orderId, reason: '', reasonForBuyer: '' },
  });
  const field = fieldOf(form);
  return (
    <DialogForm
      form={form}
      action="Cancel the order"
      send={async (body) => {
        await adminApi(cancelOrderAsStaff, { body });
        await onDone(`Order ${order.shortId} is cancelled`);
      }}
    >
      <p>
        {order.refundable > 0 && `${formatRupees(order.refundable)} go back to the buyer, and `}
        the items go back into stock. The buyer is notified by mail. This cannot be undone.
      </p>
      <TextField label="Why (the buyer does not read it)" autoComplete="off" {...field('reason')} />
      <TextField
        label="Reason for the buyer"
        autoComplete="off"
        hint="The buyer reads it in the e-mail; it may stay empty."
        {...field('reasonForBuyer')}
      />
    </DialogForm>
  );
}
