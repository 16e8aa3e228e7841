import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { LinesField } from '../form/lines-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { OnTimeDelivery } from './on-time-delivery.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function PromiseForm({ value }: { value: Settings['promise'] }) {
  const { field, controlled, section } = useSettingForm('promise', value);
  return (
    <SettingSection
      note="Shoppers see between which dates a parcel will arrive. The dates come from your couriers; otherwise from at least 20 of your own past parcels; otherwise from the distance."
      {...section}
    >
      <OnTimeDelivery />
      <CheckField label="Show it on product pages and at the checkout" {...field('isShown')} />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField
          label="Orders until"
          type="time"
          hint="Later orders count as placed on the next working day"
          {...field('cutOff')}
        />
        <NumberField label="Working days until handed to the courier" {...controlled('handlingDays')} />
      </div>
      <LinesField label="Holidays" hint="One per line, such as 2027-01-26" {...controlled('holidays')} />
    </SettingSection>
  );
}
