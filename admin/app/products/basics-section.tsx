import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../form/field-of.ts';
import { FormSection } from './form-section.tsx';
import type { ProductValues } from './product-values.ts';

export function BasicsSection() {
  const field = fieldOf(useFormContext<ProductValues>());
  return (
    <FormSection title="What it is">
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <TextAreaField
        label="Description"
        rows={6}
        hint="Plain text; an empty line starts a new paragraph"
        {...field('description')}
      />
    </FormSection>
  );
}
