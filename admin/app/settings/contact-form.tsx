import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { LinesField } from '../form/lines-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function ContactForm({ value }: { value: Settings['contact'] }) {
  const { field, controlled, section } = useSettingForm('contact', value);
  return (
    <SettingSection note="How shoppers reach you. The address is also printed on invoices." {...section}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField label="Email" type="email" {...field('email')} />
        <TextField label="Phone" type="tel" {...field('phone')} />
      </div>
      <LinesField label="Address" {...controlled('address')} hint="Line by line, as on a parcel" />
      <TextField label="Map link" hint="Empty: no link" {...field('mapUrl')} />
      <TextField
        label="Map on the contact page"
        hint="The https:// address for embedding; empty: no map"
        {...field('mapEmbedUrl')}
      />
    </SettingSection>
  );
}
