import { parcelWords } from '@gulmohar/contract/admin/admin-parcel.ts';
import { moveParcel } from '@gulmohar/contract/admin/parcel-steps.ts';
import {
  type AttemptReason,
  attemptReason,
  attemptReasonWords,
  type ParcelState,
} from '@gulmohar/contract/fulfilment/parcel.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { DialogForm } from '../form/dialog-form.tsx';
import { fieldOf } from '../form/field-of.ts';
import type { ParcelFormProps } from './parcel-form-props.ts';

/** The effects of a step that its name does not tell. */
const consequences: Partial<Record<ParcelState, string>> = {
  in_transit: 'The courier has it. The buyer gets a mail when it leaves here, with the invoice.',
  attempt_failed: 'The buyer gets a mail that asks for a better day or address.',
  delivered: 'The buyer gets a mail. This cannot be taken back.',
  rto_initiated: 'The buyer gets a mail that it is coming back. Stock does not change before it is here.',
  rto_received: 'It is here and was checked: what is good goes on sale again.',
  lost: 'Its items are written off, and the buyer gets a mail. Decide then whether to refund or send them again.',
  damaged:
    'Its items are written off, and the buyer gets a mail. Decide then whether to refund or send them again.',
  cancelled: 'It has not left. Its items can go into another parcel.',
};

type Fields = {
  parcelId: string;
  to: ParcelState | '';
  reason: AttemptReason | '';
  damagedLineIds: string[];
  note: string;
};

export function MoveParcelForm({ order, parcel, onDone }: ParcelFormProps) {
  const form = useForm<Fields>({
    defaultValues: { parcelId: parcel.parcelId, to: '', reason: '', damagedLineIds: [], note: '' },
  });
  const field = fieldOf(form);
  const to = form.watch('to');
  const items = order.lines.filter(({ lineId }) => parcel.lineIds.includes(lineId));
  return (
    <DialogForm
      form={form}
      action="Record it"
      send={async ({ to: chosen, reason, damagedLineIds, ...rest }) => {
        if (!chosen) return form.setError('to', { message: 'Please choose what happened' });
        const isAttempt = chosen === 'attempt_failed';
        if (isAttempt && !reason) return form.setError('reason', { message: 'Please say why' });
        const body = {
          ...rest,
          to: chosen,
          ...(isAttempt && reason && { reason }),
          ...(chosen === 'rto_received' && { damagedLineIds }),
        };
        await adminApi(moveParcel, { body });
        await onDone(`Parcel ${parcel.number}: ${parcelWords[chosen]}`);
      }}
    >
      <SelectField label="What happened" hint={to && consequences[to]} {...field('to')}>
        <option value="">Please choose</option>
        {parcel.nextStates.map((state) => (
          <option key={state} value={state}>
            {parcelWords[state]}
          </option>
        ))}
      </SelectField>
      {to === 'attempt_failed' && (
        <SelectField label="Why" hint="The buyer reads it in the mail." {...field('reason')}>
          <option value="">Please choose</option>
          {attemptReason.options.map((reason) => (
            <option key={reason} value={reason}>
              {sentence(attemptReasonWords[reason])}
            </option>
          ))}
        </SelectField>
      )}
      {to === 'rto_received' && (
        <fieldset className="grid">
          <legend className="mb-1 text-sm font-semibold">What cannot be sold any more</legend>
          {items.map(({ lineId, quantity, name, size }) => (
            <CheckField
              key={lineId}
              label={`${quantity} × ${name}${size ? `, size ${size}` : ''}`}
              value={lineId}
              {...form.register('damagedLineIds')}
            />
          ))}
        </fieldset>
      )}
      <TextField
        label="Note"
        hint="For the staff; the buyer never reads it."
        autoComplete="off"
        {...field('note')}
      />
    </DialogForm>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
