import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { MoneyField } from '../form/money-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function PayoutsForm({ value }: { value: Settings['payouts'] }) {
  const { controlled, section } = useSettingForm('payouts', value);
  return (
    <SettingSection
      note="Paid to the buyer’s UPI id or bank account: by RazorpayX once the operator has set the keys, otherwise by hand."
      {...section}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        <MoneyField
          label="Approval by a second person above"
          hint="For RazorpayX only. Counts the payouts of one order, by one person on one day, or to one account within 30 days. Empty: no approval needed. Cash that the courier has not remitted always needs it"
          {...controlled('approvalAbove')}
        />
      </div>
    </SettingSection>
  );
}
