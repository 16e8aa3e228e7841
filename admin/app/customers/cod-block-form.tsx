import { blockCod } from '@gulmohar/contract/admin/cod-block.ts';
import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { NumberField } from '../form/number-field.tsx';

type CodBlockFormProps = { userId: string | undefined; onDone: (text: string) => Promise<void> };

/** Refuses cash on delivery to a customer, or to a phone number. */
export function CodBlockForm({ userId, onDone }: CodBlockFormProps) {
  const form = useForm({ defaultValues: { phone: '', reason: '', days: 180 } });
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  return (
    <Form
      form={form}
      action="Turn off"
      send={async ({ phone, ...block }) => {
        await adminApi(blockCod, { body: { ...block, ...(userId ? { userId } : { phone }) } });
        await onDone('They have to pay online from now on');
      }}
    >
      <p className="text-sm text-muted">
        They are told ‘Please pay online for this order.’ without a reason. Only a hash of a phone number is
        stored.
      </p>
      {!userId && (
        <TextField label="Phone number" inputMode="numeric" autoComplete="off" {...field('phone')} />
      )}
      <TextAreaField label="Why" rows={3} hint="For staff only" {...field('reason')} />
      <NumberField label="Number of days" {...controlled('days')} />
    </Form>
  );
}
