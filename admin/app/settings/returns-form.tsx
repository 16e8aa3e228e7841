import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { numberOrNull } from '../form/number-or-null.ts';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function ReturnsForm({ value }: { value: Settings['returns'] }) {
  const { field, section } = useSettingForm('returns', value);
  return (
    <SettingSection
      title="Returns"
      note="They can be asked for from the fifth day after the order."
      {...section}
    >
      <TextField
        label="Until how many days after delivery"
        inputMode="numeric"
        autoComplete="off"
        hint="Nothing: at any time"
        {...field('closesDaysAfterDelivery', { setValueAs: numberOrNull })}
      />
    </SettingSection>
  );
}
