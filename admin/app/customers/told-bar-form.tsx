import { contestCashBar, liftCashBar } from '@gulmohar/contract/admin/cash-bar.ts';
import { TextAreaField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { DialogForm } from '../form/dialog-form.tsx';
import { fieldOf } from '../form/field-of.ts';

type ToldFormProps = { barId: string; onDone: (text: string) => Promise<void> };

/** Records a buyer's objection to having to pay online. */
export function ContestForm({ barId, onDone }: ToldFormProps) {
  const form = useForm({ defaultValues: { barId, note: '' } });
  const field = fieldOf(form);
  return (
    <DialogForm
      form={form}
      action="Save"
      send={async (body) => {
        await adminApi(contestCashBar, { body });
        await onDone('Written down; it holds until it is lifted');
      }}
    >
      <TextAreaField label="What they say" rows={4} {...field('note')} />
    </DialogForm>
  );
}

/** Allows a buyer cash on delivery again before the bar ends. */
export function LiftForm({ barId, onDone }: ToldFormProps) {
  const form = useForm({ defaultValues: { barId, note: '' } });
  const field = fieldOf(form);
  return (
    <DialogForm
      form={form}
      action="Lift it"
      send={async (body) => {
        await adminApi(liftCashBar, { body });
        await onDone('They may pay in cash again');
      }}
    >
      <TextAreaField label="Why" rows={4} {...field('note')} />
    </DialogForm>
  );
}
