import { productTag } from '@gulmohar/contract/admin/product-fields.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../form/field-of.ts';
import { CategoryFields } from './category-fields.tsx';
import { FormSection } from './form-section.tsx';
import { choicesQuery } from './product.queries.ts';
import type { ProductValues } from './product-values.ts';
import { TagChips } from './tag-chips.tsx';
import { UsualNote } from './usual-note.tsx';

/** Category and tags, through which shoppers find the product. */
export function OrganisationSection({ isNew }: { isNew: boolean }) {
  const form = useFormContext<ProductValues>();
  const { watch, setValue } = form;
  const field = fieldOf(form);
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const [typed, setTyped] = useState('');
  const tags = watch('tags');
  const listed = new Set(
    choices.tagGroups.flatMap(({ group, values }) => values.map(({ value }) => `${group}:${value}`)),
  );
  const setTags = (next: string[]) => setValue('tags', next, { shouldDirty: true });
  const parsed = productTag.safeParse(typed);

  return (
    <FormSection title="Organisation">
      <CategoryFields category={field('category')} subCategory={field('subCategory')} />
      {isNew && <UsualNote />}
      <TextField label="Brand" autoComplete="off" hint="Empty: the shop’s own" {...field('brand')} />
      <TextField
        label="Product type"
        autoComplete="off"
        hint="For your own order; not shown"
        {...field('productType')}
      />
      {choices.tagGroups.map((group) => (
        <TagChips key={group.group} group={group} tags={tags} onChange={setTags} />
      ))}
      <TagChips
        group={{
          group: '',
          label: 'Other tags',
          values: tags.filter((tag) => !listed.has(tag)).map((tag) => ({ value: tag, label: tag })),
        }}
        tags={tags}
        onChange={setTags}
      />
      <TextField
        label="Another tag"
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        hint="Group and value, for example craft:ajrakh; then Enter"
        error={
          typed !== '' && !parsed.success && typed.includes(':') ? parsed.error.issues[0]?.message : undefined
        }
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !parsed.success) return;
          event.preventDefault();
          setTags([...new Set([...tags, parsed.data])]);
          setTyped('');
        }}
      />
    </FormSection>
  );
}
