import { SelectField } from '@gulmohar/ui/field.tsx';
import type { ComponentProps } from 'react';
import type { Craft } from './home-form.ts';

type CraftFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & { crafts: Craft[] };

/** A select field for a craft. The home page links to the craft's products and shows one of them. */
export function CraftField({ crafts, ...field }: CraftFieldProps) {
  return (
    <SelectField label="Craft" hint="The home page links to its products and shows one of them" {...field}>
      <option value="">None</option>
      {crafts.map(({ value, displayName }) => (
        <option key={value} value={value}>
          {displayName}
        </option>
      ))}
    </SelectField>
  );
}
