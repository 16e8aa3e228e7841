import type { ImportSurvey, OptionUse } from '@gulmohar/contract/admin/shop-import.ts';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../form/field-of.ts';
import type { MappingValues } from './mapping-values.ts';

const useTexts: Record<OptionUse, string> = {
  size: 'The size',
  colour: 'The colour: a linked product for each',
  part: 'Part of the size, such as M · Stitched',
};

/** For each option of the other shop: what it is here. */
export function OptionFields({ options }: { options: ImportSurvey['options'] }) {
  const field = fieldOf(useFormContext<MappingValues>());
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      {options.map(({ name, products, values }, at) => (
        <SelectField
          key={name}
          label={`“${name}” (${products === 1 ? '1 product' : `${products} products`})`}
          hint={values.join(', ')}
          {...field(`options.${at}.use`)}
        >
          <Options of={useTexts} />
        </SelectField>
      ))}
    </div>
  );
}
