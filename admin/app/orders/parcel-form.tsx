import type { AdminParcel } from '@gulmohar/contract/admin/admin-parcel.ts';
import { setTracking } from '@gulmohar/contract/admin/parcel-steps.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { showToast } from '../components/toasts.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { refreshOrders } from './orders.queries.ts';

/** Courier and tracking number, which often become known only once the parcel has been collected. */
export function ParcelForm({ parcel }: { parcel: AdminParcel }) {
  const form = useForm({
    resolver: zodResolver(setTracking.body),
    defaultValues: {
      parcelId: parcel.parcelId,
      courier: parcel.courier ?? '',
      trackingNumber: parcel.trackingNumber ?? '',
    },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Save"
      variant="secondary"
      needsChange
      isPage
      className="max-w-sm"
      send={async (body) => {
        await adminApi(setTracking, { body });
        form.reset(body);
        showToast('success', 'Parcel saved');
        await refreshOrders();
      }}
    >
      <TextField label="Courier" autoComplete="off" {...field('courier')} />
      <TextField label="Tracking number" autoComplete="off" {...field('trackingNumber')} />
    </Form>
  );
}
