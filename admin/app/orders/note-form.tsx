import { addOrderNote } from '@gulmohar/contract/admin/order-steps.ts';
import { TextAreaField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import type { OrderFormProps } from './order-form-props.ts';

export function NoteForm({ order, onDone }: OrderFormProps) {
  const form = useForm({
    defaultValues: { orderId: order.orderId, text: '' },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Save note"
      send={async (body) => {
        await adminApi(addOrderNote, { body });
        await onDone('Note saved');
      }}
    >
      <TextAreaField
        label="Note"
        rows={6}
        hint="All staff can see it; the buyer never does."
        {...field('text')}
      />
    </Form>
  );
}
