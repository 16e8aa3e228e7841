import { type Settings, settingGroups } from '@gulmohar/contract/admin/settings.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { numberOrNull } from '../shell/number-or-null.ts';
import { SettingSection } from './setting-section.tsx';
import { useSave } from './use-save.ts';

export function ReturnsForm({ value }: { value: Settings['returns'] }) {
  const form = useForm({ resolver: zodResolver(settingGroups.returns), values: value });
  const save = useSave(form, (returns) => ({ group: 'returns', value: returns }));
  return (
    <SettingSection
      group="returns"
      title="Returns"
      note="They can be asked for from the fifth day after the order."
      state={form.formState}
      onSubmit={save}
    >
      <TextField
        label="Until how many days after delivery"
        inputMode="numeric"
        autoComplete="off"
        hint="Nothing: at any time"
        error={form.formState.errors.closesDaysAfterDelivery?.message}
        {...form.register('closesDaysAfterDelivery', { setValueAs: numberOrNull })}
      />
    </SettingSection>
  );
}
