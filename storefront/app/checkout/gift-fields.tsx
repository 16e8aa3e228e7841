import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** For a present, which goes to somebody else: the sender's name and words. */
export function GiftFields({ form }: { form: UseFormReturn<CheckoutForm> }) {
  const { errors } = form.formState;
  const isGift = useWatch({ control: form.control, name: 'isGift' });
  return (
    <div>
      <CheckField label={messages.isGift} hint={messages.isGiftHint} {...form.register('isGift')} />
      {isGift && (
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
            hint={messages.giftNoteHint}
            rows={3}
            error={errors.giftNote?.message}
            {...form.register('giftNote')}
          />
        </div>
      )}
    </div>
  );
}
