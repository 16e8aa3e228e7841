import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { LinesField } from '../form/lines-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function CorsForm({ value }: { value: Settings['cors'] }) {
  const { controlled, section } = useSettingForm('cors', value);
  return (
    <SettingSection
      note="Websites of yours besides the shop whose scripts may call its public API. The admin’s calls stay closed to them."
      {...section}
    >
      <LinesField
        label="Allowed websites"
        hint="An address such as https://app.example.in on each line; empty: none"
        {...controlled('origins')}
      />
    </SettingSection>
  );
}
