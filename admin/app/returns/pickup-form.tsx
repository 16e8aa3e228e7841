import { keepReturnPickup } from '@gulmohar/contract/admin/order-changes.ts';
import type { AdminReturn } from '@gulmohar/contract/admin/return.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';

type PickupFormProps = { request: AdminReturn; onDone: () => Promise<void> };

/** The courier and date of a return pickup, as agreed with the courier. */
export function PickupForm({ request, onDone }: PickupFormProps) {
  const form = useForm({
    resolver: zodResolver(keepReturnPickup.body),
    defaultValues: {
      returnId: request.returnId,
      courier: request.pickup?.courier ?? '',
      trackingNumber: request.pickup?.trackingNumber ?? '',
      pickupOn: request.pickup?.pickupOn ?? '',
    },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Save pickup"
      send={async (body) => {
        await adminApi(keepReturnPickup, { body });
        await onDone();
      }}
    >
      <p>{request.buyerName} gets an e-mail with the day and the courier.</p>
      <TextField label="Courier" autoComplete="off" {...field('courier')} />
      <TextField label="Tracking number" autoComplete="off" {...field('trackingNumber')} />
      <TextField label="Day (in India)" type="date" {...field('pickupOn')} />
    </Form>
  );
}
