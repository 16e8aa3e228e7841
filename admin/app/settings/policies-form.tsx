import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { TextAreaField } from '@gulmohar/ui/field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const HINT =
  'Empty: the built-in text. “# ” starts a section, “- ” a list item; an empty line ends a paragraph.';

/** The shop's policies in the owner's own words, for example from a lawyer. */
export function PoliciesForm({ value }: { value: Settings['policies'] }) {
  const { field, section } = useSettingForm('policies', value);
  return (
    <SettingSection note="These replace the built-in texts. Title, date and contact stay." {...section}>
      <TextAreaField label="Privacy policy" rows={8} hint={HINT} {...field('privacy')} />
      <TextAreaField label="Terms and conditions" rows={8} hint={HINT} {...field('terms')} />
    </SettingSection>
  );
}
