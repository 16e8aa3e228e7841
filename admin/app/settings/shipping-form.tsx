import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { Controlled } from '../form/controlled.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { ShippingZones } from './shipping-zones.tsx';
import { useSettingForm } from './use-setting-form.ts';
import { WeightFields } from './weight-fields.tsx';

export function ShippingForm({ value }: { value: Settings['shipping'] }) {
  const { form, field, section } = useSettingForm('shipping', value);
  return (
    <SettingSection
      note="What delivery costs. Shoppers already at the payment keep the former price."
      {...section}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Controlled form={form} name="fee">
          {(bound) => <MoneyField label="Fee" {...bound} hint="0: delivery is free" />}
        </Controlled>
        <Controlled form={form} name="freeFrom">
          {(bound) => <MoneyField label="Free from" {...bound} hint="Cart subtotal" />}
        </Controlled>
      </div>
      <ShippingZones form={form} field={field} />
      <Controlled form={form} name="weight">
        {({ value: weight, onChange }) => (
          <WeightFields
            label="Heavy orders cost more"
            hint="By the weight of each size or the volume of its box, whichever is higher: see the product’s page."
            value={weight}
            usualStepFee={4_000}
            errors={form.formState.errors.weight}
            onChange={onChange}
          />
        )}
      </Controlled>
    </SettingSection>
  );
}
