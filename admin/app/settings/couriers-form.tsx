import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { states } from '@gulmohar/contract/values/states.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { CourierConnections } from './courier-connections.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function CouriersForm({ value }: { value: Settings['couriers'] }) {
  const { field, controlled, section } = useSettingForm('couriers', value);
  return (
    <SettingSection
      note="Where parcels are collected, and the default weight and size of a parcel."
      {...section}
    >
      <CourierConnections />
      <TextField
        label="Pickup place"
        hint="Spelled exactly as in your account with the courier"
        {...field('pickupName')}
      />
      <div className="grid gap-x-6 sm:grid-cols-3">
        <TextField label="Town" {...field('city')} />
        <SelectField label="State" {...field('state')}>
          <Options of={states} />
        </SelectField>
        <TextField label="PIN code" inputMode="numeric" {...field('pin')} />
      </div>
      <NumberField
        label="Weight of a parcel in grams"
        hint="For products without a weight"
        {...controlled('grams')}
      />
      <div className="grid gap-x-6 sm:grid-cols-3">
        <NumberField label="Length, cm" {...controlled('lengthCm')} />
        <NumberField label="Width, cm" {...controlled('widthCm')} />
        <NumberField label="Height, cm" {...controlled('heightCm')} />
      </div>
      <CheckField label="Request a pickup as soon as a parcel is booked" {...field('asksPickup')} />
    </SettingSection>
  );
}
