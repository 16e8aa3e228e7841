import { respondToAttempt } from '@gulmohar/contract/admin/parcel-steps.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import type { ParcelFormProps } from './order-form-props.ts';

/** Tells the courier what to do after a failed delivery attempt. */
export function AnswerAttemptForm({ parcel, onDone }: ParcelFormProps) {
  const isBooked = parcel.shipment?.state === 'booked';
  const form = useForm<Fields>({
    defaultValues: { parcelId: parcel.parcelId, action: 'retry', note: '' },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action={isBooked ? 'Tell the courier' : 'Save'}
      send={async (body) => {
        await adminApi(respondToAttempt, { body });
        await onDone(isBooked ? 'Sending your answer to the courier' : 'Saved with the order');
      }}
    >
      {isBooked ? (
        <SelectField label="What the courier should do next" {...field('action')}>
          <option value="retry">Try again</option>
          <option value="return">Bring it back to us</option>
        </SelectField>
      ) : (
        <p>
          Ask the courier to try again, on its website or by phone. Give a working number, the full address
          with a landmark, or the day that the buyer chose. Couriers expect an answer within 24 hours.
        </p>
      )}
      <TextField
        label={isBooked ? 'What the courier should know' : 'What the courier was told'}
        hint={
          isBooked
            ? 'A working phone number, a landmark, or the day that the buyer chose'
            : 'For staff only; the buyer never sees it.'
        }
        autoComplete="off"
        {...field('note')}
      />
    </Form>
  );
}

type Fields = { parcelId: string; action: 'retry' | 'return'; note: string };
