import { adminParcelLabels } from '@gulmohar/contract/admin/admin-parcel.ts';
import { moveParcel } from '@gulmohar/contract/admin/parcel-steps.ts';
import {
  type AttemptReason,
  attemptReason,
  attemptReasonLabels,
  type ParcelState,
} from '@gulmohar/contract/fulfilment/parcel.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { LineBoxes } from './line-boxes.tsx';
import type { ParcelFormProps } from './order-form-props.ts';

/** The effects of a step that its name does not tell. */
const consequences: Partial<Record<ParcelState, string>> = {
  in_transit: 'The courier has it. When it leaves here, the buyer gets an e-mail with the invoice.',
  attempt_failed: 'The buyer is asked by e-mail for a better day or address.',
  delivered: 'The buyer is notified by e-mail. This cannot be undone.',
  rto_initiated:
    'The buyer is told by e-mail that it is coming back. Stock does not change until it is here.',
  rto_received: 'It is back and has been checked. Items in good condition go on sale again.',
  lost: 'Its items are written off, and the buyer is notified by e-mail. Then decide whether to refund them or send them again.',
  damaged:
    'Its items are written off, and the buyer is notified by e-mail. Then decide whether to refund them or send them again.',
  cancelled: 'It has not been shipped. Its items can go into another parcel.',
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
    <Form
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
        await onDone(`Parcel ${parcel.number}: ${adminParcelLabels[chosen]}`);
      }}
    >
      <SelectField label="What happened" hint={to && consequences[to]} {...field('to')}>
        <option value="">Please choose</option>
        {parcel.nextStates.map((state) => (
          <option key={state} value={state}>
            {adminParcelLabels[state]}
          </option>
        ))}
      </SelectField>
      {to === 'attempt_failed' && (
        <SelectField label="Why" hint="The buyer sees it in the e-mail." {...field('reason')}>
          <option value="">Please choose</option>
          {attemptReason.options.map((reason) => (
            <option key={reason} value={reason}>
              {sentence(attemptReasonLabels[reason])}
            </option>
          ))}
        </SelectField>
      )}
      {to === 'rto_received' && (
        <LineBoxes
          legend="Items that can no longer be sold"
          lines={items}
          registered={form.register('damagedLineIds')}
        />
      )}
      <TextField
        label="Note"
        hint="For staff only; the buyer never sees it."
        autoComplete="off"
        {...field('note')}
      />
    </Form>
  );
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
