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
      note="The checkout offers it where these rules allow it, and says why where they do not."
      {...section}
    >
      <CheckField label="Offer cash on delivery" {...field('isOffered')} />
      <CheckField
        label="Also to guests"
        hint="Otherwise buyers sign in for it, and are told so. Single customers and phone numbers: see Customers."
        {...field('guests')}
      />
      <CodChargeFields form={form} />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Controlled form={form} name="minimum">
          {(bound) => <MoneyField label="From a total of" {...bound} />}
        </Controlled>
        <Controlled form={form} name="maximum">
          {(bound) => <MoneyField label="Up to a total of" {...bound} />}
        </Controlled>
        <Controlled form={form} name="openOrdersPerPhone">
          {(bound) => (
            <NumberField
              label="Open orders for each phone number"
              {...bound}
              hint="Those that are neither delivered nor cancelled"
            />
          )}
        </Controlled>
        <Controlled form={form} name="refusals">
          {(bound) => (
            <NumberField
              label="Not after so many refused parcels"
              {...bound}
              hint="Refused at the door by the buyer; 0: no such rule"
            />
          )}
        </Controlled>
        <Controlled form={form} name="refusalDays">
          {(bound) => <NumberField label="Refused within so many days" {...bound} />}
        </Controlled>
      </div>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <SelectField
          label="Buyers confirm before packing"
          hint="By a link in the e-mail; without an answer it is cancelled after 48 hours."
          {...field('confirm')}
        >
          <option value="never">Never</option>
          <option value="risky">A first order, and large ones</option>
          <option value="always">Always</option>
        </SelectField>
        <Controlled form={form} name="confirmAbove">
          {(bound) => <MoneyField label="Large is more than" {...bound} />}
        </Controlled>
      </div>
      <Controlled form={form} name="onlyPins">
        {(bound) => (
          <LinesField
            label="Only in these PIN codes"
            {...bound}
            hint="One a line, or their beginnings such as 302; empty: everywhere"
          />
        )}
      </Controlled>
      <Controlled form={form} name="exceptPins">
        {(bound) => (
          <LinesField label="Not in these PIN codes" {...bound} hint="One a line, or their beginnings" />
        )}
      </Controlled>
      <CodExceptFields form={form} />
    </SettingSection>
  );
}
