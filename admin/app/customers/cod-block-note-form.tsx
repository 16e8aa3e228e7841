import { contestCodBlock, liftCodBlock } from '@gulmohar/contract/admin/cod-block.ts';
import { TextAreaField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';

type NoteFormProps = { blockId: string; onDone: (text: string) => Promise<void> };

/** Records a buyer's objection to having to pay online. */
export function ContestForm({ blockId, onDone }: NoteFormProps) {
  const form = useForm({ defaultValues: { blockId, note: '' } });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Save"
      send={async (body) => {
        await adminApi(contestCodBlock, { body });
        await onDone('Objection saved. Cash on delivery stays off until you allow it again');
      }}
    >
      <TextAreaField label="What they say" rows={4} {...field('note')} />
    </Form>
  );
}

/** Allows a buyer cash on delivery again before the block ends. */
export function LiftForm({ blockId, onDone }: NoteFormProps) {
  const form = useForm({ defaultValues: { blockId, note: '' } });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Allow"
      send={async (body) => {
        await adminApi(liftCodBlock, { body });
        await onDone('Cash on delivery is allowed again');
      }}
    >
      <TextAreaField label="Why" rows={4} {...field('note')} />
    </Form>
  );
}
