import { createParcel } from '@gulmohar/contract/admin/parcel-steps.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import type { OrderFormProps } from './order-form-props.ts';

/** Puts some items of an order into a separate parcel. */
export function CreateParcelForm({ order, onDone }: OrderFormProps) {
  const lines = order.lines.filter(({ lineId }) => order.unpackedLineIds.includes(lineId));
  const only = lines.length === 1 ? lines.map(({ lineId }) => lineId) : [];
  const form = useForm<{ orderId: string; lineIds: string[]; courier: string; trackingNumber: string }>({
    defaultValues: { orderId: order.orderId, lineIds: only, courier: '', trackingNumber: '' },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Create the parcel"
      send={async (body) => {
        await adminApi(createParcel, { body });
        await onDone('Parcel created');
      }}
    >
      <p>
        Only for orders shipped in several parcels; an order in one piece is simply shipped. The buyer is told
        when a parcel is shipped.
      </p>
      <fieldset className="grid">
        <legend className="mb-1 text-sm font-semibold">What goes into it</legend>
        {lines.map(({ lineId, quantity, name, size }) => (
          <CheckField
            key={lineId}
            label={`${quantity} × ${name}${size ? `, size ${size}` : ''}`}
            value={lineId}
            {...form.register('lineIds')}
          />
        ))}
        <ProblemNote text={field('lineIds').error} />
      </fieldset>
      <TextField label="Courier" autoComplete="off" maxLength={60} {...field('courier')} />
      <TextField label="Tracking number" autoComplete="off" maxLength={60} {...field('trackingNumber')} />
    </Form>
  );
}
