import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { useFormContext } from 'react-hook-form';
import { FormSection } from './form-section.tsx';
import type { ProductValues } from './product-values.ts';

export function BasicsSection() {
  const { register, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  return (
    <FormSection title="What it is">
      <TextField label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
      <TextAreaField
        label="Description"
        rows={6}
        hint="Plain text; an empty line begins a new paragraph"
        error={errors.description?.message}
        {...register('description')}
      />
    </FormSection>
  );
}
