import { createParcel } from '@gulmohar/contract/admin/parcel-steps.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { LineBoxes } from './line-boxes.tsx';
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
      <LineBoxes legend="What goes into it" lines={lines} registered={form.register('lineIds')}>
        <ProblemNote text={field('lineIds').error} />
      </LineBoxes>
      <TextField label="Courier" autoComplete="off" maxLength={60} {...field('courier')} />
      <TextField label="Tracking number" autoComplete="off" maxLength={60} {...field('trackingNumber')} />
    </Form>
  );
}
