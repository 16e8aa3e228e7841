import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField } from '@gulmohar/ui/field.tsx';
import { Controlled } from '../form/controlled.tsx';
import { LinesField } from '../form/lines-field.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { CodChargeFields } from './cod-charge-fields.tsx';
import { CodExceptFields } from './cod-except-fields.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function CodForm({ value }: { value: Settings['cod'] }) {
  const { form, field, section } = useSettingForm('cod', value);
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
        <Controlled form={form} name="minimum">
          {(bound) => <MoneyField label="Minimum total" {...bound} />}
        </Controlled>
        <Controlled form={form} name="maximum">
          {(bound) => <MoneyField label="Maximum total" {...bound} />}
        </Controlled>
        <Controlled form={form} name="openOrdersPerPhone">
          {(bound) => (
            <NumberField
              label="Open orders per phone number"
              {...bound}
              hint="Not yet delivered or cancelled. Unconfirmed ones only count for the same e-mail address or account."
            />
          )}
        </Controlled>
        <Controlled form={form} name="refusals">
          {(bound) => (
            <NumberField
              label="Turn off after this many refused parcels"
              {...bound}
              hint="Refused at the door by the buyer; 0: no limit"
            />
          )}
        </Controlled>
        <Controlled form={form} name="refusalDays">
          {(bound) => <NumberField label="Period for refusals (days)" {...bound} />}
        </Controlled>
      </div>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <SelectField
          label="Buyers confirm before packing"
          hint="With a link in the e-mail. Without an answer, the order is cancelled after 48 hours."
          {...field('confirm')}
        >
          <option value="never">Never</option>
          <option value="risky">First orders and large orders</option>
          <option value="always">Always</option>
        </SelectField>
        <Controlled form={form} name="confirmAbove">
          {(bound) => <MoneyField label="Large means more than" {...bound} />}
        </Controlled>
      </div>
      <Controlled form={form} name="onlyPins">
        {(bound) => (
          <LinesField
            label="Only in these PIN codes"
            {...bound}
            hint="One per line, or the first digits such as 302; empty: everywhere"
          />
        )}
      </Controlled>
      <Controlled form={form} name="exceptPins">
        {(bound) => (
          <LinesField label="Not in these PIN codes" {...bound} hint="One per line, or the first digits" />
        )}
      </Controlled>
      <CodExceptFields form={form} />
    </SettingSection>
  );
}
