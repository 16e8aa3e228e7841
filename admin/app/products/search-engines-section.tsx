import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../form/field-of.ts';
import { FormSection } from './form-section.tsx';
import type { ProductValues } from './product-values.ts';

export function SearchEnginesSection() {
  const field = fieldOf(useFormContext<ProductValues>());
  return (
    <FormSection title="Search engines" note="What they show; if empty, the name and the description.">
      <TextField label="Title for search engines" autoComplete="off" {...field('seoTitle')} />
      <TextAreaField label="Description for search engines" rows={3} {...field('seoDescription')} />
    </FormSection>
  );
}
