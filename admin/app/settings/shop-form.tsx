import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function ShopForm({ value }: { value: Settings['shop'] }) {
  const { field, section } = useSettingForm('shop', value);
  return (
    <SettingSection note="The name on every page and in every e-mail." {...section}>
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <CheckField
        label="Show the fixed rating"
        hint="4.8 stars and 122 reviews on products that have no reviews of their own."
        {...field('displayRating')}
      />
    </SettingSection>
  );
}
