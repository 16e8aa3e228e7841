import type { CustomField } from '@gulmohar/contract/admin/custom-field.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { customFieldsQuery } from '../custom-fields/custom-fields.queries.ts';
import { paths } from '../paths.ts';
import { FormSection } from './form-section.tsx';
import type { ProductValues } from './product-values.ts';

/** The fields that the owner defined. */
export function CustomFieldsSection() {
  const { data } = useSuspenseQuery(customFieldsQuery);
  return (
    <FormSection
      title="Custom fields"
      note={
        <>
          What else the shop knows of its products:{' '}
          <Link to={paths.customFields} className="text-link">
            define fields
          </Link>
        </>
      }
    >
      {data.fields.length > 0 && (
        <div className="grid gap-x-6 sm:grid-cols-2">
          {data.fields.map((field) => (
            <CustomValue key={field.key} field={field} />
          ))}
        </div>
      )}
    </FormSection>
  );
}

function CustomValue({ field: { key, label, type, isShown } }: { field: CustomField }) {
  const { watch, setValue } = useFormContext<ProductValues>();
  const custom = watch('custom') ?? {};
  const bound = {
    label,
    hint: isShown ? undefined : 'Not shown to shoppers',
    value: custom[key] ?? '',
    onChange: ({ target }: { target: { value: string } }) => {
      const { [key]: _former, ...others } = custom;
      setValue('custom', target.value === '' ? others : { ...others, [key]: target.value }, {
        shouldDirty: true,
      });
    },
  };
  if (type !== 'yes_no')
    return (
      <TextField
        autoComplete="off"
        {...bound}
        {...(type === 'number' && { inputMode: 'decimal' as const })}
      />
    );
  return (
    <SelectField {...bound}>
      <option value="">–</option>
      <option value="yes">Yes</option>
      <option value="no">No</option>
    </SelectField>
  );
}
