import { type Settings, settingGroups } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SettingSection } from './setting-section.tsx';
import { useSave } from './use-save.ts';

export function ShopForm({ value }: { value: Settings['shop'] }) {
  const form = useForm({ resolver: zodResolver(settingGroups.shop), values: value });
  const save = useSave(form, (shop) => ({ group: 'shop', value: shop }));
  const { errors } = form.formState;
  return (
    <SettingSection
      group="shop"
      title="The shop"
      note="Its name, on every page and in every letter."
      state={form.formState}
      onSubmit={save}
    >
      <TextField label="Name" autoComplete="off" error={errors.name?.message} {...form.register('name')} />
      <CheckField
        label="Show the fixed rating"
        hint="4.8 stars and 122 reviews on products that have no reviews of their own."
        {...form.register('displayRating')}
      />
    </SettingSection>
  );
}
