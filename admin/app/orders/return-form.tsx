import { startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { changeOrder } from './change-order.ts';
import type { OrderFormProps } from './order-form-props.ts';

/** A return started by staff. It goes through the same steps as one requested by the buyer. */
export function ReturnForm({ order, onDone }: OrderFormProps) {
  const lines = order.lines.filter((line) => line.isReturnable);
  const only = lines.length === 1 ? lines.map((line) => line.lineId) : [];
  const form = useForm<{ orderId: string; version: number; itemIds: string[]; reason: string }>({
    defaultValues: { orderId: order.orderId, version: order.version, itemIds: only, reason: '' },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Start the return"
      send={async (body) => {
        await changeOrder(adminApi(startAdminReturn, { body }));
        await onDone('Return started');
      }}
    >
      <p>
        Continue under Returns: it is approved, received, then refunded with a credit note. The buyer is
        notified by e-mail at each step.
      </p>
      <fieldset className="grid">
        <legend className="mb-1 text-sm font-semibold">Items to return</legend>
        {lines.map(({ lineId, quantity, name, size }) => (
          <CheckField
            key={lineId}
            label={`${quantity} × ${name}${size ? `, size ${size}` : ''}`}
            value={lineId}
            {...form.register('itemIds')}
          />
        ))}
        <ProblemNote text={field('itemIds').error} />
      </fieldset>
      <TextField label="Reason" autoComplete="off" {...field('reason')} />
    </Form>
  );
}
