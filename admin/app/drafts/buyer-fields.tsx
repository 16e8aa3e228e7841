import { mobile } from '@gulmohar/contract/values/address.ts';
import { findPinPlace, pinElsewhere } from '@gulmohar/contract/values/pin-places.ts';
import { states } from '@gulmohar/contract/values/states.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldOf } from '../form/field-of.ts';
import { useStaff } from '../session/session.queries.ts';
import type { DraftFields, DraftValue } from './draft-values.ts';
import { MatchingBuyers } from './matching-buyers.tsx';

type BuyerFieldsProps = { form: UseFormReturn<DraftFields, unknown, DraftValue> };

/** The buyer's phone number, known buyers with it for staff who may see them, and the delivery address. */
export function BuyerFields({ form }: BuyerFieldsProps) {
  const { may } = useStaff();
  const field = fieldOf(form);
  const [phone, userId] = useWatch({ control: form.control, name: ['buyer.phone', 'userId'] });
  const [zipcode, state] = useWatch({ control: form.control, name: ['buyer.zipcode', 'buyer.state'] });
  const { dirtyFields } = form.formState;

  /** Fills in city and state from the PIN code, unless other values were entered. */
  function fillPlace(pin: string): void {
    const place = findPinPlace(pin);
    const options = { shouldValidate: true };
    if (place && !dirtyFields.buyer?.state) form.setValue('buyer.state', place.state, options);
    if (place?.city && !dirtyFields.buyer?.city) form.setValue('buyer.city', place.city, options);
  }

  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField label="Phone" type="tel" autoComplete="off" {...field('buyer.phone')} />
        {may('customers.read') && (
          <MatchingBuyers
            phone={mobile.safeParse(phone).data ?? ''}
            onPick={({ userId: accountId, ...buyer }) => {
              form.setValue('buyer', { ...buyer, country: 'India' }, { shouldValidate: true });
              form.setValue('userId', accountId);
            }}
          />
        )}
        {userId && (
          <p className="mb-3 flex flex-wrap items-center gap-x-3 text-sm">
            The order will be in this buyer’s account.
            <Button variant="quiet" onClick={() => form.setValue('userId', null)}>
              Order as a guest
            </Button>
          </p>
        )}
      </div>
      <TextField label="First name" autoComplete="off" {...field('buyer.firstName')} />
      <TextField label="Last name" autoComplete="off" {...field('buyer.lastName')} />
      <div className="sm:col-span-2">
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          hint="Without one, no e-mails are sent: pass on the payment link and the invoice by WhatsApp or SMS."
          {...field('buyer.email')}
        />
        <TextField label="House, street and area" autoComplete="off" {...field('buyer.street')} />
      </div>
      <TextField
        label="PIN code"
        inputMode="numeric"
        autoComplete="off"
        {...field('buyer.zipcode', { onChange: (event) => fillPlace(event.target.value) })}
      />
      <TextField label="City" autoComplete="off" {...field('buyer.city')} />
      <SelectField label="State" {...field('buyer.state')} hint={pinElsewhere(zipcode, state)}>
        <option value="">Choose the state</option>
        <Options of={states} />
      </SelectField>
    </div>
  );
}
