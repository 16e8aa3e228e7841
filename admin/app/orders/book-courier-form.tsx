import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import { bookParcel } from '@gulmohar/contract/admin/shipment-calls.ts';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { NumberField } from '../form/number-field.tsx';
import { useBoxes, useDivisors } from '../settings/boxes.queries.ts';
import { ChargedNote } from './charged-note.tsx';
import type { ParcelFormProps } from './order-form-props.ts';
import { bookingChoiceQuery } from './orders.queries.ts';

/** Books a courier for a parcel; the courier charges by the weight and size entered here. */
export function BookCourierForm({ parcel, onDone }: ParcelFormProps) {
  const { couriers, suggested, boxName, productGrams } = useSuspenseQuery(
    bookingChoiceQuery(parcel.parcelId),
  ).data;
  const boxes = useBoxes();
  const divisors = useDivisors();
  const [first] = couriers;
  const form = useForm({
    resolver: zodResolver(bookParcel.body),
    defaultValues: {
      parcelId: parcel.parcelId,
      courier: (first?.name ?? 'shiprocket') as CourierName,
      ...suggested,
    },
  });
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const { courier, weightGrams, ...sides } = form.watch();
  if (!first) {
    return (
      <p>
        No courier is connected yet. Ask whoever runs the shop’s server to enter the keys of Shiprocket or
        Delhivery. Until then, book on the courier’s website and enter the tracking number here.
      </p>
    );
  }
  return (
    <Form
      form={form}
      action="Book the courier"
      send={async (body) => {
        await adminApi(bookParcel, { body });
        await onDone('Asking the courier …');
      }}
    >
      <SelectField label="Courier" {...field('courier')}>
        {couriers.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </SelectField>
      {boxes.length > 0 && (
        <SelectField
          label="Box"
          defaultValue={boxName ?? ''}
          onChange={(event) => {
            const box = boxes.find(({ name }) => name === event.target.value);
            if (!box) return;
            form.setValue('lengthCm', box.lengthCm);
            form.setValue('widthCm', box.widthCm);
            form.setValue('heightCm', box.heightCm);
            if (productGrams !== null) form.setValue('weightGrams', productGrams + box.emptyGrams);
          }}
        >
          <option value="">As measured</option>
          <Options of={boxes.map(({ name }) => name)} />
        </SelectField>
      )}
      <NumberField
        label="Weight in grams"
        hint="Weight when packed. Couriers weigh it again and charge any extra weight."
        {...controlled('weightGrams')}
      />
      <div className="grid gap-x-4 sm:grid-cols-3">
        <NumberField label="Length, cm" {...controlled('lengthCm')} />
        <NumberField label="Width, cm" {...controlled('widthCm')} />
        <NumberField label="Height, cm" {...controlled('heightCm')} />
      </div>
      <ChargedNote sides={sides} grams={weightGrams} divisors={divisors} courier={courier} />
      <p className="text-sm text-muted">
        {parcel.codDue === null
          ? 'The order is paid: the courier collects nothing.'
          : 'The courier is told how much cash to collect.'}{' '}
        The freight is deducted from your balance with the courier.
      </p>
    </Form>
  );
}
