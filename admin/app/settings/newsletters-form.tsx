import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function NewslettersForm({ value }: { value: Settings['newsletters'] }) {
  const { controlled, section } = useSettingForm('newsletters', value);
  return (
    <SettingSection
      note="Many mail servers take only so many e-mails in a minute or an hour; yours will say how many."
      {...section}
    >
      <NumberField label="Newsletters sent each minute" {...controlled('perMinute')} />
    </SettingSection>
  );
}
