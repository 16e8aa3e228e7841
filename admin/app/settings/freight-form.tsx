import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { Controlled } from '../form/controlled.tsx';
import { LinesField } from '../form/lines-field.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function FreightForm({ value }: { value: Settings['freight'] }) {
  const { form, section } = useSettingForm('freight', value);
  return (
    <SettingSection
      title="Rates of couriers"
      note="By the contract, before tax; the couriers’ bills are compared with them."
      {...section}
    >
      <Controlled form={form} name="zones">
        {(bound) => (
          <LinesField
            label="Freight"
            hint="A zone in each line: its name as on the bill, rupees of the first slab and of each further one, such as: z_a 36 30"
            {...bound}
          />
        )}
      </Controlled>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Controlled form={form} name="slabGrams">
          {(bound) => <NumberField label="A slab (g)" {...bound} />}
        </Controlled>
        <Controlled form={form} name="divisor">
          {(bound) => <NumberField label="Cubic centimetres of a kilogram" {...bound} />}
        </Controlled>
        <Controlled form={form} name="codFixed">
          {(bound) => <MoneyField label="Cash on delivery, at least" {...bound} />}
        </Controlled>
        <Controlled form={form} name="codPercent">
          {(bound) => <NumberField label="Cash on delivery (% of the cash)" isWhole={false} {...bound} />}
        </Controlled>
        <Controlled form={form} name="rtoPercent">
          {(bound) => <NumberField label="Return to the shop (% of the freight)" {...bound} />}
        </Controlled>
        <Controlled form={form} name="taxPercent">
          {(bound) => <NumberField label="GST on the bill (%)" {...bound} />}
        </Controlled>
      </div>
    </SettingSection>
  );
}
