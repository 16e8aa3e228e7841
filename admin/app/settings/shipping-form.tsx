import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { Controlled } from '../form/controlled.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function ShippingForm({ value }: { value: Settings['shipping'] }) {
  const { form, section } = useSettingForm('shipping', value);
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
    </SettingSection>
  );
}
