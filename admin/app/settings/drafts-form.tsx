import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function DraftsForm({ value }: { value: Settings['drafts'] }) {
  const { field, controlled, section } = useSettingForm('drafts', value);
  return (
    <SettingSection
      note="Orders that staff enter for a buyer, paid with a payment link or cash on delivery."
      {...section}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        <NumberField
          label="Minutes to reserve the items"
          {...controlled('holdMinutes')}
          hint="The payment link is valid for the same time"
        />
        <NumberField
          label="Maximum discount (%)"
          {...controlled('maxDiscountPercent')}
          hint="Owners and managers may give more"
        />
      </div>
      <CheckField
        label="Razorpay also sends the payment link"
        hint="By SMS and e-mail, with reminders; the shop’s own mail is sent in any case."
        {...field('providerNotifies')}
      />
    </SettingSection>
  );
}
