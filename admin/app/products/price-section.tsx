import { taxRules } from '@gulmohar/contract/admin/product-fields.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import { MoneyField } from '../shell/money-field.tsx';
import { FormSection } from './form-section.tsx';
import type { ProductValues } from './product-values.ts';

const ruleTexts = {
  garment: 'Garments and footwear (by slabs of price)',
  fabric: 'Fabric: sarees, unstitched suits',
  accessory: 'Accessories',
};

export function PriceSection() {
  const { register, control, formState } = useFormContext<ProductValues>();
  return (
    <FormSection title="Price and tax" note="Prices hold their tax. All sizes cost the same.">
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Controller
          control={control}
          name="price"
          render={({ field, fieldState }) => (
            <MoneyField
              label="Price"
              value={field.value}
              onChange={(paise) => field.onChange(paise ?? Number.NaN)}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="mrp"
          render={({ field, fieldState }) => (
            <MoneyField
              label="MRP"
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
              hint="Shown struck through when it is higher"
            />
          )}
        />
        <TextField
          label="HSN code"
          inputMode="numeric"
          autoComplete="off"
          error={formState.errors.hsn?.message}
          {...register('hsn')}
        />
        <SelectField label="Tax" {...register('taxRule')}>
          {taxRules.map((rule) => (
            <option key={rule} value={rule}>
              {ruleTexts[rule]}
            </option>
          ))}
        </SelectField>
      </div>
    </FormSection>
  );
}
