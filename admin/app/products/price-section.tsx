import { priceGapWarning } from '@gulmohar/contract/admin/price-gap.ts';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { WarningNote } from '../components/warning-note.tsx';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { MoneyField } from '../form/money-field.tsx';
import { digitsError } from '../form/number-text.ts';
import { FormSection } from './form-section.tsx';
import { choicesQuery } from './product.queries.ts';
import type { ProductValues } from './product-values.ts';
import { taxRuleTexts } from './tax-rule-texts.ts';

export function PriceSection() {
  const form = useFormContext<ProductValues>();
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const [price, taxRule, hsn] = form.watch(['price', 'taxRule', 'hsn']);
  const hsnField = field('hsn');
  const warning = priceGapWarning(price, choices.priceGaps[taxRule]);
  return (
    <FormSection
      title="Price and tax"
      note="Prices include tax. A size that costs something else has its own price, see Sizes and stock."
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        <MoneyField label="Price" {...controlled('price')} />
        <MoneyField label="MRP" hint="Shown struck through when it is higher" {...controlled('mrp')} />
        <TextField
          label="HSN code"
          inputMode="numeric"
          autoComplete="off"
          {...hsnField}
          error={digitsError(hsn) ?? hsnField.error}
        />
        <SelectField label="Tax" {...field('taxRule')}>
          <Options of={taxRuleTexts} />
        </SelectField>
      </div>
      <WarningNote text={warning} />
    </FormSection>
  );
}
