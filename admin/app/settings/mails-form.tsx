import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { mailKindNames } from '@gulmohar/contract/shop/mail-texts.ts';
import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { MailText } from './mail-text.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function MailsForm({ value }: { value: Settings['mails'] }) {
  const { form, field, section } = useSettingForm('mails', value);
  return (
    <SettingSection
      note="Your own words in e-mails. Amounts, dates and links are added by the shop; what you leave empty keeps its usual text."
      {...section}
    >
      <TextField
        label="Greeting"
        placeholder="Hello {name},"
        hint="{name} is the buyer"
        {...field('greeting')}
      />
      <TextAreaField
        label="Signature"
        rows={3}
        hint="At the end, such as: With love, Team Palash"
        {...field('signature')}
      />
      <div className="grid gap-2">
        {mailKindNames.map((kind) => (
          <MailText key={kind} kind={kind} form={form} />
        ))}
      </div>
    </SettingSection>
  );
}
