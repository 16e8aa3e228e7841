import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { courierLabels } from '@gulmohar/contract/admin/shipment.ts';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function BookingForm({ value }: { value: Settings['booking'] }) {
  const { field, section } = useSettingForm('booking', value);
  return (
    <SettingSection
      note="Which courier is proposed if several are connected. Staff see it before they book."
      {...section}
    >
      <SelectField label="First courier" {...field('first')}>
        <Options of={courierLabels} />
      </SelectField>
      <SelectField label="Which available courier to propose" {...field('prefer')}>
        <option value="first">the first courier</option>
        <option value="cheapest">the cheapest</option>
        <option value="fastest">the fastest</option>
      </SelectField>
    </SettingSection>
  );
}
