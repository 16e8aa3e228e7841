import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function RemindersForm({ value }: { value: Settings['reminders'] }) {
  const { field, controlled, section } = useSettingForm('reminders', value);
  return (
    <SettingSection
      note="Who did not finish a checkout gets an e-mail with its items, if they agreed to it there or receive your newsletter: between 9:00 and 20:00, only while everything is in stock, and not after they ordered."
      {...section}
    >
      <NumberField
        label="Hours until an e-mail reminds of a checkout"
        hint="Empty: nobody is reminded, and the checkout does not ask."
        {...controlled('afterHours')}
      />
      <CheckField label="A second one a day later" {...field('isRepeated')} />
    </SettingSection>
  );
}
