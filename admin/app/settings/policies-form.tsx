import { type Settings, settingGroups } from '@gulmohar/contract/admin/settings.ts';
import { TextAreaField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SettingSection } from './setting-section.tsx';
import { useSave } from './use-save.ts';

const HINT =
  'Empty: the shop’s own text. “# ” begins a section, “- ” a point; an empty line ends a paragraph.';

/** Policies in the owner's own words, as a lawyer gave them. */
export function PoliciesForm({ value }: { value: Settings['policies'] }) {
  const form = useForm({ resolver: zodResolver(settingGroups.policies), values: value });
  const save = useSave(form, (policies) => ({ group: 'policies', value: policies }));
  const { errors } = form.formState;
  return (
    <SettingSection
      group="policies"
      title="Policies in your own words"
      note="In place of the texts that the shop comes with. Title, date and contact stay."
      state={form.formState}
      onSubmit={save}
    >
      <TextAreaField
        label="Privacy policy"
        rows={8}
        hint={HINT}
        error={errors.privacy?.message}
        {...form.register('privacy')}
      />
      <TextAreaField
        label="Terms and conditions"
        rows={8}
        hint={HINT}
        error={errors.terms?.message}
        {...form.register('terms')}
      />
    </SettingSection>
  );
}
