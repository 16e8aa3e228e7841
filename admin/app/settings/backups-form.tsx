import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { Controlled } from '../form/controlled.tsx';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function BackupsForm({ value }: { value: Settings['backups'] }) {
  const { form, field, section } = useSettingForm('backups', value);
  return (
    <SettingSection
      note="Where they are kept, and the key that encrypts them, is set by the operator of the shop."
      {...section}
    >
      <TextField
        label="Every day at"
        type="time"
        hint="In India; empty: none by the clock"
        {...field('time')}
      />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Controlled form={form} name="keepDays">
          {(bound) => <NumberField label="Keep of the last days" hint="The newest of each" {...bound} />}
        </Controlled>
        <Controlled form={form} name="keepWeeks">
          {(bound) => <NumberField label="Keep of the last weeks" hint="The newest of each" {...bound} />}
        </Controlled>
      </div>
    </SettingSection>
  );
}
