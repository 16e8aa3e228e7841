import { TextField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { choicesQuery } from './product.queries.ts';

type BoundField = Omit<ComponentProps<typeof TextField>, 'label' | 'list'>;

/** Category and sub-category, with the existing ones as suggestions. */
export function CategoryFields({ category, subCategory }: { category: BoundField; subCategory: BoundField }) {
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const id = useId();
  return (
    <>
      <TextField label="Category" list={`${id}-categories`} autoComplete="off" {...category} />
      <TextField label="Sub-category" list={`${id}-subcategories`} autoComplete="off" {...subCategory} />
      <datalist id={`${id}-categories`}>
        {choices.categories.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <datalist id={`${id}-subcategories`}>
        {choices.subCategories.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
