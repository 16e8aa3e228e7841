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
      note="What is taken off for paying online: told on the product page, and a line of its own from the cart to the invoice. Orders by phone have it when they are paid by the link."
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
              hint="Of the items, in halves of a per cent; 0: no discount"
            />
          )}
        </Controlled>
        <Controlled form={form} name="maximum">
          {(bound) => <MoneyField label="At most" {...bound} hint="For one order" />}
        </Controlled>
      </div>
      <CheckField
        label="Together with coupons"
        hint="Otherwise an order with a coupon has the coupon alone, and shoppers are told so."
        {...field('withCoupons')}
      />
    </SettingSection>
  );
}
