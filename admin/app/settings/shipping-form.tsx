import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Controlled } from '../form/controlled.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { ShippingZones } from './shipping-zones.tsx';
import { useSettingForm } from './use-setting-form.ts';

const usualWeight = { includedGrams: 1_000, stepGrams: 500, stepFee: 4_000 };

export function ShippingForm({ value }: { value: Settings['shipping'] }) {
  const { form, field, section } = useSettingForm('shipping', value);
  const weight = form.watch('weight');
  return (
    <SettingSection
      title="Delivery"
      note="What delivery costs. Who is paying at this moment keeps the former price."
      {...section}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Controlled form={form} name="fee">
          {(bound) => <MoneyField label="Fee" {...bound} hint="0: delivery is free" />}
        </Controlled>
        <Controlled form={form} name="freeFrom">
          {(bound) => <MoneyField label="Free from" {...bound} hint="The subtotal of a cart" />}
        </Controlled>
      </div>
      <ShippingZones form={form} field={field} />
      <CheckField
        label="Heavy orders cost more"
        hint="By the weight of each size or its box, whichever is higher: see the product’s page."
        checked={weight !== null}
        onChange={({ target: { checked } }) =>
          form.setValue('weight', checked ? usualWeight : null, { shouldDirty: true })
        }
      />
      {weight && (
        <div className="grid gap-x-6 sm:grid-cols-3">
          <Controlled form={form} name="weight.includedGrams">
            {(bound) => <NumberField label="Included (g)" {...bound} />}
          </Controlled>
          <Controlled form={form} name="weight.stepGrams">
            {(bound) => <NumberField label="Each further (g)" {...bound} />}
          </Controlled>
          <Controlled form={form} name="weight.stepFee">
            {(bound) => <MoneyField label="Costs" {...bound} />}
          </Controlled>
        </div>
      )}
    </SettingSection>
  );
}
