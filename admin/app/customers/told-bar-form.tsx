import { contestCashBar, liftCashBar } from '@gulmohar/contract/admin/cash-bar.ts';
import { TextAreaField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';

type ToldFormProps = { barId: string; onDone: (text: string) => Promise<void> };

/** Records a buyer's objection to having to pay online. */
export function ContestForm({ barId, onDone }: ToldFormProps) {
  const form = useForm({ defaultValues: { barId, note: '' } });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Save"
      send={async (body) => {
        await adminApi(contestCashBar, { body });
        await onDone('Objection saved. Cash on delivery stays off until you allow it again');
      }}
    >
      <TextAreaField label="What they say" rows={4} {...field('note')} />
    </Form>
  );
}

/** Allows a buyer cash on delivery again before the bar ends. */
export function LiftForm({ barId, onDone }: ToldFormProps) {
  const form = useForm({ defaultValues: { barId, note: '' } });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Allow"
      send={async (body) => {
        await adminApi(liftCashBar, { body });
        await onDone('Cash on delivery is allowed again');
      }}
    >
      <TextAreaField label="Why" rows={4} {...field('note')} />
    </Form>
  );
}
