import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const HOURS =
  'As shoppers read it, for example 24/7 or Mon to Sat, 10 am to 6 pm. Empty: nothing is promised.';
const TEXT = 'Empty: a page without a story. “# ” starts a section, “- ” a list item.';

/** What the shop says about itself and promises about support. */
export function AboutForm({ value }: { value: Settings['about'] }) {
  const { field, section } = useSettingForm('about', value);
  return (
    <SettingSection note="Shown on the home page, Contact, About and in the terms." {...section}>
      <TextField label="Support hours" hint={HOURS} {...field('supportHours')} />
      <TextAreaField label="About page" rows={8} hint={TEXT} {...field('text')} />
    </SettingSection>
  );
}
