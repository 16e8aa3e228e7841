import { TextField } from '@gulmohar/ui/field.tsx';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../form/field-of.ts';
import { FormSection } from './form-section.tsx';
import { MeasurementsTable } from './measurements-table.tsx';
import type { ProductValues } from './product-values.ts';

const facts = [
  ['fabric', 'Fabric'],
  ['work', 'Work'],
  ['fit', 'Fit'],
  ['length', 'Length'],
  ['care', 'Care'],
  ['origin', 'Made in'],
] as const;

export function DetailsSection() {
  const form = useFormContext<ProductValues>();
  const { watch, setValue, formState } = form;
  const field = fieldOf(form);
  const sizes = watch('hasSize')
    ? watch('variants').flatMap(({ size }) => (size ? [size] : []))
    : ['One size'];
  return (
    <FormSection
      disablesItself
      title="Details"
      note="Only filled fields are shown to shoppers. The country of origin is required by law."
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        {facts.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            {...(name === 'origin' && { hint: 'Including the country, e.g. Jaipur, India' })}
            {...field(`details.${name}`)}
          />
        ))}
      </div>
      <MeasurementsTable
        sizes={sizes}
        value={watch('details.measurements')}
        isDisabled={formState.disabled}
        onChange={(measurements) => setValue('details.measurements', measurements, { shouldDirty: true })}
      />
    </FormSection>
  );
}
