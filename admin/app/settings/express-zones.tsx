import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { states } from '@gulmohar/contract/values/states.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Controlled } from '../form/controlled.tsx';
import type { fieldOf } from '../form/field-of.ts';
import { MoneyField } from '../form/money-field.tsx';

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

function StateBoxes({ legend, register }: { legend: string; register: () => object }) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="grid max-h-60 gap-x-4 overflow-y-auto sm:grid-cols-2 lg:grid-cols-3">
        {states.map((state) => (
          <label key={state} className="flex min-h-11 items-center gap-3">
            <input type="checkbox" value={state} className="size-5 accent-primary" {...register()} />
            {state}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
