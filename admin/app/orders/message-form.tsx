import { writeToBuyer } from '@gulmohar/contract/admin/order-steps.ts';
import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import type { OrderFormProps } from './order-form-props.ts';

export function MessageForm({ order, onDone }: OrderFormProps) {
  const form = useForm({
    defaultValues: { orderId: order.orderId, subject: `Your order ${order.shortId}`, text: '' },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Send"
      send={async (body) => {
        await adminApi(writeToBuyer, { body });
        await onDone('Your e-mail is on its way');
      }}
    >
      <TextField label="Subject" autoComplete="off" {...field('subject')} />
      <TextAreaField
        label="Message"
        rows={6}
        hint="Sent exactly as you write it, so include a greeting. A link to the order and the shop’s address are added below."
        {...field('text')}
      />
    </Form>
  );
}
