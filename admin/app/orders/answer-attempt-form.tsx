import { answerAttempt } from '@gulmohar/contract/admin/parcel-steps.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { DialogForm } from '../form/dialog-form.tsx';
import { fieldOf } from '../form/field-of.ts';
import type { ParcelFormProps } from './parcel-form-props.ts';

/** Tells the courier what to do after a failed delivery attempt. */
export function AnswerAttemptForm({ parcel, onDone }: ParcelFormProps) {
  const isBooked = parcel.shipment?.state === 'booked';
  const form = useForm<Fields>({
    defaultValues: { parcelId: parcel.parcelId, action: 'retry', note: '' },
  });
  const field = fieldOf(form);
  return (
    <DialogForm
      form={form}
      action={isBooked ? 'Tell the courier' : 'Keep it'}
      send={async (body) => {
        await adminApi(answerAttempt, { body });
        await onDone(isBooked ? 'The courier is being told' : 'Kept with the order');
      }}
    >
      {isBooked ? (
        <SelectField label="What the courier does next" {...field('action')}>
          <option value="retry">Tries again</option>
          <option value="return">Brings it back to us</option>
        </SelectField>
      ) : (
        <p>
          Ask the courier to try again, at its own page or by phone: with a working number, the whole address
          and a landmark, or the day that the buyer chose. Couriers expect the answer within 24 hours.
        </p>
      )}
      <TextField
        label={isBooked ? 'What the courier should know' : 'What the courier was told'}
        hint={
          isBooked
            ? 'A working phone number, a landmark, or the day that the buyer chose'
            : 'For the staff; the buyer never reads it.'
        }
        autoComplete="off"
        {...field('note')}
      />
    </DialogForm>
  );
}

type Fields = { parcelId: string; action: 'retry' | 'return'; note: string };
