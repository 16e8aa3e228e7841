import { addOrderNote } from '@gulmohar/contract/admin/desk-order-steps.ts';
import { TextAreaField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { deskApi } from '../api/desk-api.ts';
import { DialogForm } from '../form/dialog-form.tsx';
import { fieldOf } from '../form/field-of.ts';
import type { OrderFormProps } from './order-form-props.ts';

export function NoteForm({ order, onDone }: OrderFormProps) {
  const form = useForm({
    defaultValues: { orderId: order.orderId, text: '' },
  });
  const field = fieldOf(form);
  return (
    <DialogForm
      form={form}
      action="Keep the note"
      send={async (body) => {
        await deskApi(addOrderNote, { body });
        await onDone('The note is kept');
      }}
    >
      <TextAreaField
        label="Note"
        rows={6}
        hint="For everybody at this desk; the buyer never sees it."
        {...field('text')}
      />
    </DialogForm>
  );
}
