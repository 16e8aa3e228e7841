import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { MoneyField } from '../form/money-field.tsx';
import { ZoneList } from './zone-list.tsx';

export function ShippingZones({ form }: { form: UseFormReturn<Settings['shipping']> }) {
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const zones = useFieldArray({ control: form.control, name: 'zones' });
  const { errors } = form.formState;
  return (
    <div className="grid gap-4">
      <ZoneList
        name="Zone"
        zones={zones.fields}
        register={(index) => form.register(`zones.${index}.states`)}
        errorOf={(index) => errors.zones?.[index]?.states?.message}
        onRemove={zones.remove}
        add={{
          label: 'Add a zone of states',
          run: () => zones.append({ name: '', states: [], fee: 15_000, freeFrom: null }),
        }}
        listError={errors.zones?.message ?? errors.zones?.root?.message}
      >
        {(index) => (
          <div className="grid gap-x-6 sm:grid-cols-3">
            <TextField label="Name" autoComplete="off" {...field(`zones.${index}.name`)} />
            <MoneyField label="Fee there" {...controlled(`zones.${index}.fee`)} />
            <MoneyField
              label="Free there from"
              {...controlled(`zones.${index}.freeFrom`)}
              hint="Empty: never free"
            />
          </div>
        )}
      </ZoneList>
    </div>
  );
}
