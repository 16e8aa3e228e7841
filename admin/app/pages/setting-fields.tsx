import { fieldOf } from '@gulmohar/contract/site/section-fields.ts';
import type { z } from 'zod';
import { SettingField } from './setting-field.tsx';

type Values = Record<string, unknown>;

type SettingFieldsProps = {
  /** Whose fields say how they are shown (`section-fields.ts`). */
  schema: z.ZodObject;
  values: Values;
  /** By the name of the field. */
  errors: ReadonlyMap<string, string>;
  onChange: (values: Values) => void;
};

/** The form of a section's settings, or of a block: a field for each of its schema. */
export function SettingFields({ schema, values, errors, onChange }: SettingFieldsProps) {
  return Object.entries(schema.shape).map(([name, one]) => {
    const field = fieldOf(one);
    if (!field) return null;
    const ownErrors = [...errors].filter(([path]) => path === name || path.startsWith(`${name}.`));
    return (
      <SettingField
        key={name}
        field={field}
        value={values[name]}
        error={ownErrors[0]?.[1]}
        onChange={(value) => onChange({ ...values, [name]: value })}
      />
    );
  });
}
