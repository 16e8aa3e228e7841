import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { categoryNamesQuery } from '../catalogue/catalogue.queries.ts';
import { controlledOf } from '../form/field-of.ts';
import { ExceptedProducts } from './excepted-products.tsx';

/** The products excluded from cash on delivery. */
export function CodExceptFields({ form }: { form: UseFormReturn<Settings['cod']> }) {
  const controlled = controlledOf(form);
  const { data: existing } = useSuspenseQuery(categoryNamesQuery);
  const saved = form.formState.defaultValues?.exceptCategories ?? [];
  const categories = [...new Set([...existing, ...saved])].filter((category) => category !== undefined);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Not available for these items</legend>
      <p className="text-sm text-muted">
        One of them in the cart is enough; the shopper is told which one it is.
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {categories.map((category) => (
          <CheckField
            key={category}
            label={category}
            value={category}
            {...form.register('exceptCategories')}
          />
        ))}
      </div>
      <ExceptedProducts {...controlled('exceptProducts')} />
    </fieldset>
  );
}
