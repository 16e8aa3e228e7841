import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { LinesField } from '../form/lines-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function NoticesForm({ value }: { value: Settings['notices'] }) {
  const { field, controlled, section } = useSettingForm('notices', value);
  return (
    <SettingSection note="Choose what you are notified about by e-mail." {...section}>
      <TextField
        label="Send notices to"
        type="email"
        autoComplete="off"
        hint="Empty: the shop’s contact address"
        {...field('email')}
      />
      <LinesField label="And to" hint="An address on each line" {...controlled('others')} />
      <CheckField label="New order" hint="Each order as soon as it is paid." {...field('newOrder')} />
      <CheckField label="Orders of the day" hint="In one mail, the next morning." {...field('dailyOrders')} />
      <CheckField
        label="Return requested"
        hint="When a shopper asks for a return or an exchange."
        {...field('returnRequested')}
      />
      <CheckField
        label="Refund stuck"
        hint="When the provider refuses a refund or has not paid it out within a day."
        {...field('refundStuck')}
      />
    </SettingSection>
  );
}
