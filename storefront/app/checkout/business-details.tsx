import { TextField } from '@gulmohar/ui/field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.ts';

const messages = {
  gstin: 'GSTIN',
  // As long as the longest error message that replaces it, so that the Pay button does not move.
  gstinHint: 'Of the state that the parcel goes to. Without one you buy as a consumer, at the same price.',
  businessName: 'Business name',
};

/** The GSTIN and the name of the business that claims input tax credit, which the invoice shows. */
export function BusinessDetails({ form }: { form: UseFormReturn<CheckoutForm> }) {
  const { errors } = form.formState;
  return (
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
  );
}
