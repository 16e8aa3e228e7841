import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function BackupsForm({ value }: { value: Settings['backups'] }) {
  const { field, controlled, section } = useSettingForm('backups', value);
  return (
    <SettingSection
      note="The operator of the shop sets where they are stored and the key that encrypts them."
      {...section}
    >
      <TextField
        label="Every day at"
        type="time"
        hint="India time; empty: no scheduled backups"
        {...field('time')}
      />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <NumberField
          label="Daily backups to keep"
          hint="The newest of each day"
          {...controlled('keepDays')}
        />
        <NumberField
          label="Weekly backups to keep"
          hint="The newest of each week"
          {...controlled('keepWeeks')}
        />
      </div>
    </SettingSection>
  );
}
