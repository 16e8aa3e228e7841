import { issueGiftCard } from '@gulmohar/contract/admin/gift-card.ts';
import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { MoneyField } from '../form/money-field.tsx';

type Fields = {
  cardId: string;
  amount: number | null;
  recipientName: string;
  recipientEmail: string;
  message: string;
  sendOn: string;
  reason: string;
};

/** Gives a gift card away, such as for a contest. */
export function IssueForm({ onDone }: { onDone: (text: string) => Promise<void> }) {
  const form = useForm<Fields>({
    defaultValues: {
      cardId: crypto.randomUUID(),
      amount: null,
      recipientName: '',
      recipientEmail: '',
      message: '',
      sendOn: '',
      reason: '',
    },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Give"
      send={async ({ amount, sendOn, ...body }) => {
        await adminApi(issueGiftCard, { body: { ...body, amount: amount ?? 0, sendOn: sendOn || null } });
        await onDone('Gift card given');
      }}
    >
      <MoneyField label="Amount" {...controlledOf(form)('amount')} />
      <TextField label="Name of the recipient" autoComplete="off" {...field('recipientName')} />
      <TextField
        label="E-mail of the recipient"
        type="email"
        autoComplete="off"
        {...field('recipientEmail')}
      />
      <TextAreaField label="Message" rows={3} {...field('message')} />
      <TextField label="Send it on" type="date" hint="Empty: at once" {...field('sendOn')} />
      <TextField label="Reason" hint="For staff only" autoComplete="off" {...field('reason')} />
    </Form>
  );
}
