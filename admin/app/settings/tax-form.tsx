import { type Settings, settingGroups } from '@gulmohar/contract/admin/settings.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SettingSection } from './setting-section.tsx';
import { useSave } from './use-save.ts';

export function TaxForm({ value }: { value: Settings['tax'] }) {
  const form = useForm({ resolver: zodResolver(settingGroups.tax), values: value });
  const save = useSave(form, (tax) => ({ group: 'tax', value: tax }));
  const { errors } = form.formState;
  return (
    <SettingSection
      group="tax"
      title="GST"
      note="On every invoice from now on; those that were issued stay as they are."
      state={form.formState}
      onSubmit={save}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField
          label="GSTIN"
          autoComplete="off"
          hint="Its first two digits are your state"
          error={errors.gstin?.message}
          {...form.register('gstin')}
        />
        <TextField
          label="Invoice numbers begin with"
          autoComplete="off"
          error={errors.invoicePrefix?.message}
          {...form.register('invoicePrefix')}
        />
      </div>
    </SettingSection>
  );
}
