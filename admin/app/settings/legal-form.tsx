import { type Settings, settingGroups } from '@gulmohar/contract/admin/settings.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SettingSection } from './setting-section.tsx';
import { useSave } from './use-save.ts';

export function LegalForm({ value }: { value: Settings['legal'] }) {
  const form = useForm({ resolver: zodResolver(settingGroups.legal), values: value });
  const save = useSave(form, (legal) => ({ group: 'legal', value: legal }));
  const { errors } = form.formState;
  const officer = errors.grievanceOfficer;
  return (
    <SettingSection
      group="legal"
      title="Legal texts"
      note="What the privacy policy and the terms name. Change the date whenever they change."
      state={form.formState}
      onSubmit={save}
    >
      <TextField
        label="Registered name"
        hint="Stands on invoices too"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Grievance officer"
        error={officer?.name?.message}
        {...form.register('grievanceOfficer.name')}
      />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField
          label="The officer’s email"
          type="email"
          error={officer?.email?.message}
          {...form.register('grievanceOfficer.email')}
        />
        <TextField
          label="The officer’s phone"
          type="tel"
          error={officer?.phone?.message}
          {...form.register('grievanceOfficer.phone')}
        />
        <TextField
          label="Courts"
          hint="Town and state"
          error={errors.courts?.message}
          {...form.register('courts')}
        />
        <TextField
          label="In force from"
          hint="As shoppers read it, for example June 30, 2025"
          error={errors.policiesFrom?.message}
          {...form.register('policiesFrom')}
        />
      </div>
    </SettingSection>
  );
}
