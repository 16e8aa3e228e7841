import { refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { changeOrder } from './change-order.ts';
import type { OrderFormProps } from './order-form-props.ts';

/** Refunds a buyer who keeps the goods. */
export function RefundForm({ order, onDone }: OrderFormProps) {
  // Created when the form opens, so that pressing twice, or again after a lost response, refunds once.
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useForm({
    // Empty; the server requires an amount.
    defaultValues: {
      orderId: order.orderId,
      version: order.version,
      requestId,
      amount: Number.NaN,
      reason: '',
    },
  });
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  return (
    <Form
      form={form}
      action="Refund"
      send={async (body) => {
        await changeOrder(adminApi(refundInPart, { body }));
        await onDone(
          order.paymentMethod === CASH_ON_DELIVERY
            ? 'The refund is to be paid by hand: see Refunds'
            : 'Refund requested',
        );
      }}
    >
      <p>
        For goods that the buyer keeps; at most {formatRupees(order.refundable)}. For goods that come back,
        choose ‘Start a return’ on the order once it is shipped.
      </p>
      <MoneyField label="Amount" {...controlled('amount')} />
      <TextField label="Reason (not shown to the buyer)" autoComplete="off" {...field('reason')} />
    </Form>
  );
}
