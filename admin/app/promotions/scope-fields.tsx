import { MAX_SCOPED_PRODUCTS, type PromotionScope } from '@gulmohar/contract/admin/promotion-terms.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { categoryNamesQuery } from '../catalogue/catalogue.queries.ts';
import { collectionsQuery } from '../collections/collection.queries.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { ProductsField } from '../product-picker/products-field.tsx';
import type { PromotionFields } from './promotion-fields.ts';

const scopeTexts: Record<PromotionScope, string> = {
  all: 'The whole shop',
  categories: 'Categories',
  collections: 'Collections',
  products: 'Products',
};

/** What a promotion counts and takes something off. */
export function ScopeFields({ form }: { form: UseFormReturn<PromotionFields> }) {
  const { data: categories } = useSuspenseQuery(categoryNamesQuery);
  const { data } = useSuspenseQuery(collectionsQuery);
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const scope = form.watch('terms.scope');
  // Those by rules change with prices and stock.
  const collections = data.collections.filter(({ isByRules }) => !isByRules);
  return (
    <section className="grid gap-2">
      <h2 className="font-display text-xl text-heading">For what</h2>
      <SelectField label="It is for" {...field('terms.scope')}>
        <Options of={scopeTexts} />
      </SelectField>
      {scope === 'categories' && (
        <Ticks
          label="Categories"
          error={field('terms.categories').error}
          choices={categories.map((value) => ({ value, label: value }))}
          register={() => form.register('terms.categories')}
        />
      )}
      {scope === 'collections' && (
        <Ticks
          label="Collections picked by hand"
          error={field('terms.collections').error}
          choices={collections.map(({ handle, title }) => ({ value: handle, label: title }))}
          register={() => form.register('terms.collections')}
        />
      )}
      {scope === 'products' && (
        <ProductsField label="Products" max={MAX_SCOPED_PRODUCTS} {...controlled('terms.productIds')} />
      )}
    </section>
  );
}

type TicksProps = {
  label: string;
  choices: { value: string; label: string }[];
  error: string | undefined;
  register: () => ReturnType<UseFormReturn<PromotionFields>['register']>;
};

function Ticks({ label, choices, error, register }: TicksProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
        {choices.map((choice) => (
          <CheckField key={choice.value} label={choice.label} value={choice.value} {...register()} />
        ))}
      </div>
      {choices.length === 0 && <p className="text-sm text-muted">There are none yet.</p>}
      {error && <p className="text-sm text-problem">{error}</p>}
    </fieldset>
  );
}
