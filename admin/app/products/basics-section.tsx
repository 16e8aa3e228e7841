import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { useFormContext } from 'react-hook-form';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { FormSection } from './form-section.tsx';
import type { ProductValues } from './product-values.ts';

type BasicsSectionProps = { pictures: readonly { address: string; alt: string }[] };

/** @param pictures those of the product, which may be put into the formatted description */
export function BasicsSection({ pictures }: BasicsSectionProps) {
  const form = useFormContext<ProductValues>();
  const field = fieldOf(form);
  const story = controlledOf(form)('story');
  return (
    <FormSection title="What it is">
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <TextAreaField
        label="Description"
        rows={6}
        hint="Plain text; an empty line starts a new paragraph"
        {...field('description')}
      />
      <RichTextField
        label="Formatted description"
        hint="If there is one, shoppers see it instead of the plain one, which remains for searches and feeds"
        pictures={pictures}
        isDisabled={form.formState.disabled}
        {...story}
        value={story.value ?? []}
      />
    </FormSection>
  );
}
