import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Controlled } from '../form/controlled.tsx';
import type { fieldOf } from '../form/field-of.ts';
import { MoneyField } from '../form/money-field.tsx';
import { StateBoxes } from './state-boxes.tsx';

type Express = Settings['express'];

type ExpressZonesProps = {
  form: UseFormReturn<Express, unknown, Express>;
  field: ReturnType<typeof fieldOf<Express, Express>>;
};

/** States where Express costs something else, and those where it does not go. */
export function ExpressZones({ form, field }: ExpressZonesProps) {
  const zones = useFieldArray({ control: form.control, name: 'zones' });
  const { errors } = form.formState;
  return (
    <div className="grid gap-4">
      {zones.fields.map((zone, index) => (
        <fieldset key={zone.id} className="border border-rule p-4">
          <legend className="px-1 font-semibold">Express zone {index + 1}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            <TextField label="Name" autoComplete="off" {...field(`zones.${index}.name`)} />
            <Controlled form={form} name={`zones.${index}.fee`}>
              {(bound) => <MoneyField label="Express fee there" {...bound} />}
            </Controlled>
          </div>
          <StateBoxes legend="States" register={() => form.register(`zones.${index}.states`)} />
          {errors.zones?.[index]?.states && (
            <p className="text-sm text-problem">{errors.zones[index]?.states?.message}</p>
          )}
          <Button
            look="quiet"
            aria-label={`Remove Express zone ${index + 1}`}
            onClick={() => zones.remove(index)}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      <div>
        <Button look="quiet" onClick={() => zones.append({ name: '', states: [], fee: 40_000 })}>
          Add an Express zone of states
        </Button>
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2">States without Express</summary>
        <StateBoxes legend="No Express to" register={() => form.register('exceptStates')} />
      </details>
    </div>
  );
}
