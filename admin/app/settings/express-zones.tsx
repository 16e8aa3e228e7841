import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { MoneyField } from '../form/money-field.tsx';
import { StateBoxes } from './state-boxes.tsx';
import { ZoneList } from './zone-list.tsx';

/** States with a different Express price, and states without Express. */
export function ExpressZones({ form }: { form: UseFormReturn<Settings['express']> }) {
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const zones = useFieldArray({ control: form.control, name: 'zones' });
  const { errors } = form.formState;
  return (
    <div className="grid gap-4">
      <ZoneList
        name="Express zone"
        zones={zones.fields}
        register={(index) => form.register(`zones.${index}.states`)}
        errorOf={(index) => errors.zones?.[index]?.states?.message}
        onRemove={zones.remove}
        add={{
          label: 'Add an Express zone of states',
          run: () => zones.append({ name: '', states: [], fee: 40_000 }),
        }}
      >
        {(index) => (
          <div className="grid gap-x-6 sm:grid-cols-2">
            <TextField label="Name" autoComplete="off" {...field(`zones.${index}.name`)} />
            <MoneyField label="Express fee there" {...controlled(`zones.${index}.fee`)} />
          </div>
        )}
      </ZoneList>
      <details>
        <summary className="min-h-11 cursor-pointer py-2">States without Express</summary>
        <StateBoxes legend="No Express to" register={() => form.register('exceptStates')} />
      </details>
    </div>
  );
}
