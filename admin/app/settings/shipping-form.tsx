import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { MoneyField } from '../form/money-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { ShippingZones } from './shipping-zones.tsx';
import { useSettingForm } from './use-setting-form.ts';
import { WeightFields } from './weight-fields.tsx';

export function ShippingForm({ value }: { value: Settings['shipping'] }) {
  const { form, controlled, section } = useSettingForm('shipping', value);
  return (
    <SettingSection
      note="What delivery costs. Shoppers already at the payment keep the former price."
      {...section}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        <MoneyField label="Fee" {...controlled('fee')} hint="0: delivery is free" />
        <MoneyField label="Free from" {...controlled('freeFrom')} hint="Cart subtotal" />
      </div>
      <ShippingZones form={form} />
      <WeightFields
        label="Heavy orders cost more"
        hint="By the weight of each size or the volume of its box, whichever is higher: see the product’s page."
        {...controlled('weight')}
        usualStepFee={4_000}
        errors={form.formState.errors.weight}
      />
    </SettingSection>
  );
}
