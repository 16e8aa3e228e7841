import { MAX_BOXES } from '@gulmohar/contract/admin/box-settings.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useFieldArray } from 'react-hook-form';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const DIVIDES = 'Volume in cm³ divided by this is the chargeable weight in kg; see your contract';
const NEW_BOX = { name: '', lengthCm: 30, widthCm: 25, heightCm: 5, emptyGrams: 30, isDefault: false };

/** The boxes and bags that the shop uses for packing. */
export function BoxesForm({ value }: { value: Settings['boxes'] }) {
  const { form, field, controlled, section } = useSettingForm('boxes', value);
  const boxes = useFieldArray({ control: form.control, name: 'list' });
  const { errors } = form.formState;
  const listError = errors.list?.message ?? errors.list?.root?.message;
  return (
    <SettingSection
      note="For packing and booking. The smallest box that fits the products is proposed, including its own weight; if a product has no measurements, the default box."
      {...section}
    >
      {boxes.fields.map((box, index) => (
        <fieldset key={box.id} className="mb-3 border border-rule p-4">
          <legend className="px-1 font-semibold">Box {index + 1}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            <TextField label="Name" autoComplete="off" {...field(`list.${index}.name`)} />
            <NumberField label="Empty weight, g" {...controlled(`list.${index}.emptyGrams`)} />
          </div>
          <div className="grid grid-cols-3 gap-x-4">
            <NumberField label="Length, cm" {...controlled(`list.${index}.lengthCm`)} />
            <NumberField label="Width, cm" {...controlled(`list.${index}.widthCm`)} />
            <NumberField label="Height, cm" {...controlled(`list.${index}.heightCm`)} />
          </div>
          <CheckField label="Default box" {...field(`list.${index}.isDefault`)} />
          <Button variant="quiet" aria-label={`Remove box ${index + 1}`} onClick={() => boxes.remove(index)}>
            Remove
          </Button>
        </fieldset>
      ))}
      {listError && (
        <p role="alert" className="text-sm text-problem">
          {listError}
        </p>
      )}
      {boxes.fields.length < MAX_BOXES && (
        <div>
          <Button
            variant="quiet"
            onClick={() => boxes.append({ ...NEW_BOX, isDefault: boxes.fields.length === 0 })}
          >
            Add a box
          </Button>
        </div>
      )}
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        <NumberField
          label="Volumetric divisor, Shiprocket"
          hint={DIVIDES}
          {...controlled('divisors.shiprocket')}
        />
        <NumberField
          label="Volumetric divisor, Delhivery"
          hint={DIVIDES}
          {...controlled('divisors.delhivery')}
        />
      </div>
    </SettingSection>
  );
}
