import type { ImportSurvey } from '@gulmohar/contract/admin/shop-import.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../form/field-of.ts';
import { CategoryFields } from '../products/category-fields.tsx';
import { taxRuleTexts } from '../products/tax-rule-texts.ts';
import type { MappingValues } from './mapping-values.ts';

/** For each type of the other shop: category, tax and HSN code here. */
export function TypeFields({ types }: { types: ImportSurvey['types'] }) {
  const field = fieldOf(useFormContext<MappingValues>());
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        Products without an HSN code stay drafts: an invoice must state it. Your accountant knows the codes.
      </p>
      {types.map(({ from, products }, at) => (
        <fieldset key={from} className="border border-rule p-4">
          <legend className="px-1 font-semibold wrap-anywhere">
            {from || 'Without a type'}{' '}
            <span className="font-normal text-muted">
              ({products === 1 ? '1 product' : `${products} products`})
            </span>
          </legend>
          <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
            <CategoryFields
              category={field(`types.${at}.category`)}
              subCategory={field(`types.${at}.subCategory`)}
            />
            <SelectField label="Tax" {...field(`types.${at}.taxRule`)}>
              {Object.entries(taxRuleTexts).map(([rule, text]) => (
                <option key={rule} value={rule}>
                  {text}
                </option>
              ))}
            </SelectField>
            <TextField label="HSN code" inputMode="numeric" {...field(`types.${at}.hsn`)} />
          </div>
        </fieldset>
      ))}
    </div>
  );
}
