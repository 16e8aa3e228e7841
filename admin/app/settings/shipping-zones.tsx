import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Controlled } from '../form/controlled.tsx';
import type { fieldOf } from '../form/field-of.ts';
import { MoneyField } from '../form/money-field.tsx';
import { StateBoxes } from './state-boxes.tsx';

type Shipping = Settings['shipping'];

type ShippingZonesProps = {
  form: UseFormReturn<Shipping, unknown, Shipping>;
  field: ReturnType<typeof fieldOf<Shipping, Shipping>>;
};

/** States where delivery costs something else. */
export function ShippingZones({ form, field }: ShippingZonesProps) {
  const zones = useFieldArray({ control: form.control, name: 'zones' });
  const { errors } = form.formState;
  const complaint = errors.zones?.message ?? errors.zones?.root?.message;
  return (
    <div className="grid gap-4">
      {zones.fields.map((zone, index) => (
        <fieldset key={zone.id} className="border border-rule p-4">
          <legend className="px-1 font-semibold">Zone {index + 1}</legend>
          <div className="grid gap-x-6 sm:grid-cols-3">
            <TextField label="Name" autoComplete="off" {...field(`zones.${index}.name`)} />
            <Controlled form={form} name={`zones.${index}.fee`}>
              {(bound) => <MoneyField label="Fee there" {...bound} />}
            </Controlled>
            <Controlled form={form} name={`zones.${index}.freeFrom`}>
              {(bound) => <MoneyField label="Free there from" {...bound} hint="Empty: never free" />}
            </Controlled>
          </div>
          <StateBoxes legend="States" register={() => form.register(`zones.${index}.states`)} />
          {errors.zones?.[index]?.states && (
            <p className="text-sm text-problem">{errors.zones[index]?.states?.message}</p>
          )}
          <Button look="quiet" aria-label={`Remove zone ${index + 1}`} onClick={() => zones.remove(index)}>
            Remove
          </Button>
        </fieldset>
      ))}
      {complaint && (
        <p role="alert" className="text-sm text-problem">
          {complaint}
        </p>
      )}
      <div>
        <Button
          look="quiet"
          onClick={() => zones.append({ name: '', states: [], fee: 15_000, freeFrom: null })}
        >
          Add a zone of states
        </Button>
      </div>
    </div>
  );
}
