import { answerAttempt } from '@gulmohar/contract/admin/parcel-steps.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { DialogForm } from '../form/dialog-form.tsx';
import { fieldOf } from '../form/field-of.ts';
import type { ParcelFormProps } from './parcel-form-props.ts';

/** What the courier was told after a failed attempt. */
export function AnswerAttemptForm({ parcel, onDone }: ParcelFormProps) {
  const form = useForm({ defaultValues: { parcelId: parcel.parcelId, note: '' } });
  const field = fieldOf(form);
  return (
    <DialogForm
      form={form}
      action="Keep it"
      send={async (body) => {
        await adminApi(answerAttempt, { body });
        await onDone('Kept with the order');
      }}
    >
      <p>
        Ask the courier to try again, at its own page or by phone: with a working number, the whole address
        and a landmark, or the day that the buyer chose. Couriers expect the answer within 24 hours.
      </p>
      <TextField
        label="What the courier was told"
        hint="For the staff; the buyer never reads it."
        autoComplete="off"
        {...field('note')}
      />
    </DialogForm>
  );
}
