import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function OpeningForm({ value }: { value: Settings['opening'] }) {
  const { field, section } = useSettingForm('opening', value);
  return (
    <SettingSection
      note="While the shop is closed, visitors see one page, search engines nothing, and nobody can order but staff."
      {...section}
    >
      <CheckField label="The shop is open" {...field('isOpen')} />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField
          label="Opens on"
          type="date"
          hint="Shown while closed; opening stays up to you"
          {...field('opensOn')}
        />
        <TextField
          label="Password for friends"
          autoComplete="off"
          hint="Lets them look round the closed shop; empty: nobody"
          {...field('password')}
        />
      </div>
    </SettingSection>
  );
}
