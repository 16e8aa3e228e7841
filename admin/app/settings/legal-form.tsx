import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function LegalForm({ value }: { value: Settings['legal'] }) {
  const { field, section } = useSettingForm('legal', value);
  return (
    <SettingSection
      note="Used in the privacy policy and the terms. Change the date whenever they change."
      {...section}
    >
      <TextField label="Registered name" hint="Also printed on invoices" {...field('name')} />
      <TextField label="Grievance officer" {...field('grievanceOfficer.name')} />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField label="The officer’s email" type="email" {...field('grievanceOfficer.email')} />
        <TextField label="The officer’s phone" type="tel" {...field('grievanceOfficer.phone')} />
        <TextField label="Courts" hint="Town and state" {...field('courts')} />
        <TextField
          label="In force from"
          hint="As shown to shoppers, for example June 30, 2025"
          {...field('policiesFrom')}
        />
      </div>
    </SettingSection>
  );
}
