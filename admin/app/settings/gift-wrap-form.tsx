import { goodsRates } from '@gulmohar/contract/admin/gift-wrap-settings.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function GiftWrapForm({ value }: { value: Settings['giftWrap'] }) {
  const { form, field, controlled, section } = useSettingForm('giftWrap', value);
  return (
    <SettingSection
      note="Shoppers tick it in the cart, also for orders that they give away themselves. Coupons, offers and free delivery do not count it. It is refunded with an order that is cancelled or does not arrive, not with returned items."
      {...section}
    >
      <CheckField label="Offer gift wrap" {...field('isOffered')} />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <MoneyField label="Price of the wrap" {...controlled('price')} hint="Per order, with GST" />
        <TextField label="Name on invoices" {...field('name')} />
        <TextField
          label="HSN code of the wrap"
          hint="482390: wrapping paper, cut to size"
          inputMode="numeric"
          {...field('hsn')}
        />
        <SelectField label="GST rate of the wrap" {...form.register('basisPoints', { valueAsNumber: true })}>
          {goodsRates.map((rate) => (
            <option key={rate} value={rate}>
              {rate / 100}%
            </option>
          ))}
        </SelectField>
      </div>
    </SettingSection>
  );
}
