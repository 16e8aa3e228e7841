import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Controlled } from '../form/controlled.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function PrepaidForm({ value }: { value: Settings['prepaid'] }) {
  const { form, field, section } = useSettingForm('prepaid', value);
  return (
    <SettingSection
      note="A discount for paying online. It is shown on the product page and as a separate line from the cart to the invoice. Orders by phone get it when paid with the payment link."
      {...section}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Controlled form={form} name="basisPoints">
          {({ value: basisPoints, onChange, error }) => (
            <NumberField
              label="Discount (%)"
              isWhole={false}
              value={basisPoints === null ? null : basisPoints / 100}
              onChange={(percent) => onChange(percent === null ? null : Math.round(percent * 10_000) / 100)}
              error={error}
              hint="Of the item total, in steps of 0.5 per cent; 0: no discount"
            />
          )}
        </Controlled>
        <Controlled form={form} name="maximum">
          {(bound) => <MoneyField label="At most" {...bound} hint="Per order" />}
        </Controlled>
      </div>
      <CheckField
        label="Combine with coupons"
        hint="Otherwise an order with a coupon gets only the coupon, and shoppers are told so."
        {...field('withCoupons')}
      />
    </SettingSection>
  );
}
