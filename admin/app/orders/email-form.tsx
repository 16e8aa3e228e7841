import { changeEmail } from '@gulmohar/contract/admin/order-changes.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import type { OrderFormProps } from './order-form-props.ts';

export function EmailForm({ order, onDone }: OrderFormProps) {
  const form = useForm({
    resolver: zodResolver(changeEmail.body),
    defaultValues: { orderId: order.orderId, email: order.email },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Change the e-mail address"
      needsChange
      send={async (body) => {
        await adminApi(changeEmail, { body });
        await onDone(`E-mail address of order ${order.shortId} changed`);
      }}
    >
      <p>Further e-mails about this order go there. Those that were sent are not sent again.</p>
      <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
    </Form>
  );
}
