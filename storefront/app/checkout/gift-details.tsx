import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.ts';

const messages = {
  giftAddress: 'Above are the receiver’s name, phone and address. Your e-mail address gets the invoice.',
  giftFrom: 'From',
  giftNote: 'Note (optional)',
};

/** Who a present is from, and what they say. */
export function GiftDetails({ form }: { form: UseFormReturn<CheckoutForm> }) {
  const { errors } = form.formState;
  return (
    <div className="mt-3">
      <p className="mb-3 border-l-4 border-marigold bg-panel px-3 py-2 text-sm">{messages.giftAddress}</p>
      <TextField
        label={messages.giftFrom}
        autoComplete="name"
        required
        error={errors.giftFrom?.message}
        {...form.register('giftFrom')}
      />
      <TextAreaField
        label={messages.giftNote}
        rows={3}
        error={errors.giftNote?.message}
        {...form.register('giftNote')}
      />
    </div>
  );
}
