import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** For a business that claims input tax credit: its GSTIN and name, which the invoice shows. */
export function BusinessFields({ form }: { form: UseFormReturn<CheckoutForm> }) {
  const { errors } = form.formState;
  const hasGstin = useWatch({ control: form.control, name: 'hasGstin' });
  return (
    <div>
      <CheckField label={messages.haveGstin} hint={messages.haveGstinHint} {...form.register('hasGstin')} />
      {hasGstin && (
        <div className="mt-3">
          <TextField
            label={messages.gstin}
            hint={messages.gstinHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            error={errors.gstin?.message}
            {...form.register('gstin')}
          />
          <TextField
            label={messages.businessName}
            autoComplete="organization"
            required
            error={errors.businessName?.message}
            {...form.register('businessName')}
          />
        </div>
      )}
    </div>
  );
}
