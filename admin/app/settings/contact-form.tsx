import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { Controlled } from '../form/controlled.tsx';
import { LinesField } from '../form/lines-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function ContactForm({ value }: { value: Settings['contact'] }) {
  const { form, field, section } = useSettingForm('contact', value);
  return (
    <SettingSection note="How shoppers reach you. The address is also printed on invoices." {...section}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField label="Email" type="email" {...field('email')} />
        <TextField label="Phone" type="tel" {...field('phone')} />
      </div>
      <Controlled form={form} name="address">
        {(bound) => <LinesField label="Address" {...bound} hint="Line by line, as on a parcel" />}
      </Controlled>
      <TextField label="Map link" {...field('mapUrl')} />
      <TextField
        label="Map on the contact page"
        hint="The https:// address for embedding; empty: no map"
        {...field('mapEmbedUrl')}
      />
    </SettingSection>
  );
}
