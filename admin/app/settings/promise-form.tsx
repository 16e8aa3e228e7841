import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { Controlled } from '../form/controlled.tsx';
import { LinesField } from '../form/lines-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { KeptPromises } from './kept-promises.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function PromiseForm({ value }: { value: Settings['promise'] }) {
  const { form, field, section } = useSettingForm('promise', value);
  return (
    <SettingSection
      note="Shoppers read between which days a parcel arrives: as your couriers say, else as 20 or more of your own parcels took, else by distance."
      {...section}
    >
      <KeptPromises />
      <CheckField label="Tell it on product pages and at the checkout" {...field('isShown')} />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField
          label="Orders until"
          type="time"
          hint="Later ones count as the next working day’s"
          {...field('cutOff')}
        />
        <Controlled form={form} name="handlingDays">
          {(bound) => <NumberField label="Working days until the courier has it" {...bound} />}
        </Controlled>
      </div>
      <Controlled form={form} name="holidays">
        {(bound) => <LinesField label="Holidays" hint="One a line, such as 2027-01-26" {...bound} />}
      </Controlled>
    </SettingSection>
  );
}
