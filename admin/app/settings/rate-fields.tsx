import type { CourierRates } from '@gulmohar/contract/admin/freight-settings.ts';
import type { FieldErrors } from 'react-hook-form';
import { fieldError } from '../form/field-of.ts';
import { LinesField } from '../form/lines-field.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';

/** The values as entered; a field that needs a number may be empty. */
export type TypedRates = { [Field in keyof CourierRates]?: CourierRates[Field] | null };

type RateFieldsProps = {
  value: CourierRates;
  errors: FieldErrors<CourierRates> | undefined;
  /** Called with the fields that changed. */
  onChange: (typed: TypedRates) => void;
};

export function RateFields({ value, errors, onChange }: RateFieldsProps) {
  const number = (field: Exclude<keyof CourierRates, 'zones'>) => ({
    value: value[field],
    error: errors?.[field]?.message,
    onChange: (typed: number | null) => onChange({ [field]: typed }),
  });
  return (
    <>
      <LinesField
        label="Freight"
        hint="One zone per line: its name as on the bill, the price of the first slab in rupees and that of each further slab, such as: z_a 36 30"
        value={value.zones}
        error={zonesError(errors)}
        onChange={(zones) => onChange({ zones })}
      />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <NumberField label="Slab size (g)" {...number('slabGrams')} />
        <NumberField label="Cubic centimetres per kilogram" {...number('divisor')} />
        <MoneyField label="Cash on delivery, minimum" {...number('codFixed')} />
        <NumberField label="Cash on delivery (% of the cash)" isWhole={false} {...number('codPercent')} />
        <NumberField label="Return to the shop (% of the freight)" {...number('rtoPercent')} />
        <NumberField label="GST on the bill (%)" {...number('taxPercent')} />
      </div>
    </>
  );
}

function zonesError(errors: FieldErrors<CourierRates> | undefined): string | undefined {
  return fieldError(errors?.zones as Parameters<typeof fieldError>[0]);
}
