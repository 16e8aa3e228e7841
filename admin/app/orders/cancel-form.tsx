import { cancelOrderAsStaff } from '@gulmohar/contract/admin/order-steps.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { changeOrder } from './change-order.ts';
import type { OrderFormProps } from './order-form-props.ts';

export function CancelForm({ order, onDone }: OrderFormProps) {
  const form = useForm({
    defaultValues: { orderId: order.orderId, version: order.version, reason: '', reasonForBuyer: '' },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Cancel the order"
      send={async (body) => {
        await changeOrder(adminApi(cancelOrderAsStaff, { body }));
        await onDone(`Order ${order.shortId} cancelled`);
      }}
    >
      <p>
        {order.refundable > 0 && `${formatRupees(order.refundable)} go back to the buyer, and `}
        the items go back into stock. The buyer is notified by e-mail. This cannot be undone.
      </p>
      <TextField label="Reason (not shown to the buyer)" autoComplete="off" {...field('reason')} />
      <TextField
        label="Reason for the buyer"
        autoComplete="off"
        hint="Shown in the e-mail to the buyer. May be left empty."
        {...field('reasonForBuyer')}
      />
    </Form>
  );
}
