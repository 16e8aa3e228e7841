import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function StockForm({ value }: { value: Settings['stock'] }) {
  const { controlled, section } = useSettingForm('stock', value);
  return (
    <SettingSection
      note="Sizes with few units left are listed on Today and in the list of products. A product can have a limit of its own."
      {...section}
    >
      <NumberField label="Low in stock at" hint="Units of a size" {...controlled('lowAt')} />
      <NumberField
        label="Hold for stock alerts"
        hint="Hours for which a unit that is back is kept for whoever waited longest"
        {...controlled('holdHours')}
      />
    </SettingSection>
  );
}
