import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { messageEventNames } from '@gulmohar/contract/shop/order-messages.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { MessageConnections } from './message-connections.tsx';
import { MessageTexts } from './message-texts.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function MessagesForm({ value }: { value: Settings['messages'] }) {
  const { form, field, section } = useSettingForm('messages', value);
  return (
    <SettingSection
      note="Order updates for buyers who asked for them at the checkout or in their profile. E-mails are always sent."
      {...section}
    >
      <MessageConnections />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <SelectField label="Send them" {...field('send')}>
          <option value="never">Never</option>
          <option value="whatsapp-sms">By WhatsApp, otherwise by SMS</option>
          <option value="whatsapp">By WhatsApp</option>
          <option value="sms">By SMS</option>
        </SelectField>
        <TextField
          label="Language of the templates"
          hint="As WhatsApp names it, such as en or en_GB"
          {...field('language')}
        />
      </div>
      <div className="grid gap-2">
        {messageEventNames.map((event) => (
          <MessageTexts key={event} event={event} form={form} />
        ))}
      </div>
    </SettingSection>
  );
}
