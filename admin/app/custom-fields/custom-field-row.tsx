import type { customFieldTypes, saveCustomFields } from '@gulmohar/contract/admin/custom-field.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import Trash2 from 'lucide-react/icons/trash';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { fieldOf } from '../form/field-of.ts';

const typeTexts: Record<(typeof customFieldTypes)[number], string> = {
  text: 'Text',
  number: 'Number',
  yes_no: 'Yes or no',
};

type CustomFieldRowProps = {
  index: number;
  /** The key of a saved field stays, because products have their values by it. */
  isNew: boolean;
  onRemove: () => void;
};

export function CustomFieldRow({ index, isNew, onRemove }: CustomFieldRowProps) {
  const form = useFormContext<z.output<typeof saveCustomFields.body>>();
  const field = fieldOf(form);
  const name = form.watch(`fields.${index}.label`);
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <TextField label="Name" autoComplete="off" {...field(`fields.${index}.label`)} />
      <TextField
        label="Key"
        autoComplete="off"
        autoCapitalize="none"
        readOnly={!isNew}
        hint="In files and the API, such as lining"
        {...field(`fields.${index}.key`)}
      />
      <SelectField label="Kind" {...field(`fields.${index}.type`)}>
        <Options of={typeTexts} />
      </SelectField>
      <div className="flex items-center justify-between gap-4">
        <CheckField label="Shown to shoppers" {...form.register(`fields.${index}.isShown`)} />
        <button
          type="button"
          aria-label={`Remove ${name || 'the new field'}`}
          onClick={onRemove}
          className="grid size-11 shrink-0 cursor-pointer place-items-center"
        >
          <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </button>
      </div>
    </div>
  );
}
