import type { ImportSurvey } from '@gulmohar/contract/admin/shop-import.ts';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../form/field-of.ts';
import { CategoryFields } from '../products/category-fields.tsx';
import { choicesQuery } from '../products/product.queries.ts';
import { taxRuleTexts } from '../products/tax-rule-texts.ts';
import type { MappingValues } from './mapping-values.ts';

/** For each type of the other shop: category, tax and HSN code here. */
export function TypeFields({ types }: { types: ImportSurvey['types'] }) {
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
          <OneType at={at} />
        </fieldset>
      ))}
    </div>
  );
}

/** A sub-category that is a kind of products here fills in the tax and HSN code of the kind. */
function OneType({ at }: { at: number }) {
  const form = useFormContext<MappingValues>();
  const field = fieldOf(form);
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const kindOf = (subCategory: string) =>
    choices.kinds.find((one) => one.subCategory.toLowerCase() === subCategory.trim().toLowerCase());
  // Files may be added to a form that is open already: its values of new types follow.
  const kind = kindOf(form.watch(`types.${at}.subCategory`, ''));
  const subCategory = field(`types.${at}.subCategory`, {
    onChange: ({ target }) => {
      const chosen = kindOf(target.value);
      if (!chosen) return;
      form.setValue(`types.${at}.taxRule`, chosen.taxRule, { shouldDirty: true });
      form.setValue(`types.${at}.hsn`, chosen.hsn, { shouldDirty: true });
    },
  });
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
        <CategoryFields category={field(`types.${at}.category`)} subCategory={subCategory} />
        <SelectField label="Tax" {...field(`types.${at}.taxRule`)}>
          <Options of={taxRuleTexts} />
        </SelectField>
        <TextField label="HSN code" inputMode="numeric" {...field(`types.${at}.hsn`)} />
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {kind &&
          `${kind.subCategory} is one of your kinds of products${
            kind.sizes.length > 0 ? ': its size chart and its names and order of sizes are taken, too.' : '.'
          }`}
      </p>
    </>
  );
}
