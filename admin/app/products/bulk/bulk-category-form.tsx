import { productFields } from '@gulmohar/contract/admin/product-fields.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { fieldOf } from '../../form/field-of.ts';
import { Form } from '../../form/form.tsx';
import { CategoryFields } from '../category-fields.tsx';
import { type BulkFormProps, PREVIEW_CHANGES } from './bulk-form.ts';

const fields = z.object({
  category: productFields.category,
  subCategory: z.union([z.literal(''), productFields.subCategory]),
});

/** Moves all selected products to one category and, if entered, one sub-category. */
export function BulkCategoryForm({ onPreview }: BulkFormProps) {
  const form = useForm({ resolver: zodResolver(fields), defaultValues: { category: '', subCategory: '' } });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action={PREVIEW_CHANGES}
      within="action."
      send={({ category, subCategory }) =>
        onPreview({ kind: 'category', category, ...(subCategory && { subCategory }) })
      }
    >
      <CategoryFields
        category={field('category')}
        subCategory={{ ...field('subCategory'), hint: 'Empty: no change' }}
      />
    </Form>
  );
}
