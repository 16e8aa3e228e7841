import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { COD_CONFIRM_HOURS } from '@gulmohar/contract/sales/cash.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField } from '@gulmohar/ui/field.tsx';
import { LinesField } from '../form/lines-field.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { CodChargeFields } from './cod-charge-fields.tsx';
import { CodExceptFields } from './cod-except-fields.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function CodForm({ value }: { value: Settings['cod'] }) {
  const { form, field, controlled, section } = useSettingForm('cod', value);
  return (
    <SettingSection
      note="The checkout offers it where these rules allow it, and otherwise says why not."
      {...section}
    >
      <CheckField label="Offer cash on delivery" {...field('isOffered')} />
      <CheckField
        label="Offer it to guests, too"
        hint="Otherwise buyers have to sign in to use it, and are told so. To turn it off for a single customer or phone number, see Customers."
        {...field('guests')}
      />
      <CodChargeFields form={form} />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <MoneyField label="Minimum total" {...controlled('minimum')} />
        <MoneyField label="Maximum total" {...controlled('maximum')} />
        <NumberField
          label="Open orders per phone number"
          {...controlled('openOrdersPerPhone')}
          hint="Not yet delivered or cancelled. Unconfirmed ones only count for the same e-mail address or account."
        />
        <NumberField
          label="Turn off after this many refused parcels"
          {...controlled('refusals')}
          hint="Refused at the door by the buyer; 0: no limit"
        />
        <NumberField label="Period for refusals (days)" {...controlled('refusalDays')} />
      </div>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <SelectField
          label="Buyers confirm before packing"
          hint={`With a link in the e-mail. Without an answer, the order is cancelled after ${COD_CONFIRM_HOURS} hours.`}
          {...field('confirm')}
        >
          <option value="never">Never</option>
          <option value="risky">First orders and large orders</option>
          <option value="always">Always</option>
        </SelectField>
        <MoneyField label="Large means more than" {...controlled('confirmAbove')} />
      </div>
      <LinesField
        label="Only in these PIN codes"
        {...controlled('onlyPins')}
        hint="One per line, or the first digits such as 302; empty: everywhere"
      />
      <LinesField
        label="Not in these PIN codes"
        {...controlled('exceptPins')}
        hint="One per line, or the first digits"
      />
      <CodExceptFields form={form} />
    </SettingSection>
  );
}
