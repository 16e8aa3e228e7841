import { changeAddress } from '@gulmohar/contract/admin/order-changes.ts';
import { findPinPlace, pinElsewhere } from '@gulmohar/contract/values/pin-places.ts';
import { states } from '@gulmohar/contract/values/states.ts';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { changeOrder } from './change-order.ts';
import type { OrderFormProps } from './order-form-props.ts';

export function AddressForm({ order, onDone }: OrderFormProps) {
  const { firstName, lastName, phone, street, city, state, zipcode, country } = order.address;
  const form = useForm({
    resolver: zodResolver(changeAddress.body),
    defaultValues: {
      orderId: order.orderId,
      version: order.version,
      firstName,
      lastName,
      phone,
      street,
      city,
      state,
      zipcode,
      country,
    },
  });
  const field = fieldOf(form);
  const { dirtyFields } = form.formState;
  const [typedPin, typedState] = useWatch({ control: form.control, name: ['zipcode', 'state'] });

  /** Fills in city and state from the PIN code, unless other values were entered. */
  function fillPlace(pin: string): void {
    const place = findPinPlace(pin);
    const options = { shouldValidate: true };
    if (place && !dirtyFields.state) form.setValue('state', place.state, options);
    if (place?.city && !dirtyFields.city) form.setValue('city', place.city, options);
  }

  return (
    <Form
      form={form}
      action="Change the address"
      needsChange
      send={async (body) => {
        await changeOrder(adminApi(changeAddress, { body }));
        await onDone(`Address of order ${order.shortId} changed`);
      }}
    >
      <p>
        The buyer is notified by e-mail. The delivery charge stays the same; the invoice will show the taxes
        of the new state.
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField label="First name" autoComplete="off" {...field('firstName')} />
        <TextField label="Last name" autoComplete="off" {...field('lastName')} />
      </div>
      <TextField label="House, street and area" autoComplete="off" {...field('street')} />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField
          label="PIN code"
          inputMode="numeric"
          autoComplete="off"
          {...field('zipcode', { onChange: (event) => fillPlace(event.target.value) })}
        />
        <TextField label="City" autoComplete="off" {...field('city')} />
        <SelectField label="State" {...field('state')} hint={pinElsewhere(typedPin, typedState)}>
          <Options of={states} />
        </SelectField>
        <TextField label="Phone" type="tel" autoComplete="off" {...field('phone')} />
      </div>
    </Form>
  );
}
