import { giveCredit } from '@gulmohar/contract/admin/store-credit.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { MoneyField } from '../form/money-field.tsx';

type GiveCreditFormProps = { userId: string; onDone: (text: string) => Promise<void> };

type Fields = { way: 'give' | 'take'; grantId: string; amount: number | null; reason: string };

/** Gives a shopper store credit, or takes some back. */
export function GiveCreditForm({ userId, onDone }: GiveCreditFormProps) {
  const form = useForm<Fields>({
    defaultValues: { way: 'give', grantId: crypto.randomUUID(), amount: null, reason: '' },
  });
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  return (
    <Form
      form={form}
      action="Save"
      send={async ({ way, amount, ...body }) => {
        const paise = amount ?? 0;
        const { isWaiting } = await adminApi(giveCredit, {
          body: { ...body, userId, amount: way === 'give' ? paise : -paise },
        });
        const made = way === 'give' ? 'Store credit given' : 'Store credit taken back';
        await onDone(isWaiting ? 'A second person has to approve it' : made);
      }}
    >
      <p className="text-sm text-muted">
        It can be spent here only, in full or in part, and is never paid out. Large sums need a second
        person’s approval.
      </p>
      <SelectField label="What to do" {...field('way')}>
        <option value="give">Give</option>
        <option value="take">Take back</option>
      </SelectField>
      <MoneyField label="Amount" {...controlled('amount')} />
      <TextField label="Reason" autoComplete="off" hint="For staff only" {...field('reason')} />
    </Form>
  );
}
