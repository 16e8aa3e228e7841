import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { Controlled } from '../form/controlled.tsx';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function ReturnsForm({ value }: { value: Settings['returns'] }) {
  const { form, section } = useSettingForm('returns', value);
  return (
    <SettingSection note="They can be asked for from the fifth day after the order." {...section}>
      <Controlled form={form} name="closesDaysAfterDelivery">
        {(bound) => (
          <NumberField label="Until how many days after delivery" hint="Empty: at any time" {...bound} />
        )}
      </Controlled>
    </SettingSection>
  );
}
