import { type Settings, settingGroups } from '@gulmohar/contract/admin/settings.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { LinesField } from '../shell/lines-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSave } from './use-save.ts';

export function ContactForm({ value }: { value: Settings['contact'] }) {
  const form = useForm({ resolver: zodResolver(settingGroups.contact), values: value });
  const save = useSave(form, (contact) => ({ group: 'contact', value: contact }));
  const { errors } = form.formState;
  return (
    <SettingSection
      group="contact"
      title="Contact"
      note="Where shoppers reach you. The address stands on invoices too."
      state={form.formState}
      onSubmit={save}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField label="Email" type="email" error={errors.email?.message} {...form.register('email')} />
        <TextField label="Phone" type="tel" error={errors.phone?.message} {...form.register('phone')} />
      </div>
      <Controller
        control={form.control}
        name="address"
        render={({ field }) => (
          <LinesField
            label="Address"
            value={field.value}
            onChange={field.onChange}
            error={errors.address?.message ?? errors.address?.find?.((line) => line)?.message}
            hint="Line by line, as on a parcel"
          />
        )}
      />
      <TextField label="Where it is on a map" error={errors.mapUrl?.message} {...form.register('mapUrl')} />
      <TextField
        label="Map within the contact page"
        hint="Its https:// address for a frame; nothing: no map"
        error={errors.mapEmbedUrl?.message}
        {...form.register('mapEmbedUrl')}
      />
    </SettingSection>
  );
}
