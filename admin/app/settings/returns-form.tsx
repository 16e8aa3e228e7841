import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { Controlled } from '../form/controlled.tsx';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function ReturnsForm({ value }: { value: Settings['returns'] }) {
  const { form, section } = useSettingForm('returns', value);
  return (
    <SettingSection note="Returns can be requested from the fifth day after the order." {...section}>
      <Controlled form={form} name="closesDaysAfterDelivery">
        {(bound) => (
          <NumberField label="Days after delivery until returns close" hint="Empty: no limit" {...bound} />
        )}
      </Controlled>
    </SettingSection>
  );
}
