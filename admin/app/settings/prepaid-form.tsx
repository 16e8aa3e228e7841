import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function PrepaidForm({ value }: { value: Settings['prepaid'] }) {
  const { field, controlled, section } = useSettingForm('prepaid', value);
  const discount = controlled('basisPoints');
  return (
    <SettingSection
      note="A discount for paying online. It is shown on the product page and as a separate line from the cart to the invoice. Orders by phone get it when paid with the payment link."
      {...section}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        <NumberField
          label="Discount (%)"
          isWhole={false}
          value={discount.value === null ? null : discount.value / 100}
          onChange={(percent) =>
            discount.onChange(percent === null ? null : Math.round(percent * 10_000) / 100)
          }
          error={discount.error}
          hint="Of the item total, in steps of 0.5 per cent; 0: no discount"
        />
        <MoneyField label="At most" {...controlled('maximum')} hint="Per order" />
      </div>
      <CheckField
        label="Combine with coupons"
        hint="Otherwise an order with a coupon gets only the coupon, and shoppers are told so."
        {...field('withCoupons')}
      />
    </SettingSection>
  );
}
