import type { FilterForm } from '@gulmohar/contract/admin/filter.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { OrderedRows } from '../form/ordered-rows.tsx';

type FilterValuesProps = {
  form: UseFormReturn<FilterForm>;
  /** The number of products that have each value. */
  carried: Record<string, number>;
  hasColours: boolean;
};

/** The values of a filter, in order. */
export function FilterValues({ form, carried, hasColours }: FilterValuesProps) {
  const values = useFieldArray({ control: form.control, name: 'values' });
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const listError = form.formState.errors.values?.root?.message;
  return (
    <section>
      <h2 className="mb-3 font-display text-xl text-heading">Values</h2>
      <OrderedRows
        label="Values"
        items={values.fields}
        keyOf={({ id }) => id}
        nameOf={({ displayName, value }) => displayName || value || 'the new value'}
        onMove={values.move}
        isTall
      >
        {({ value, displayName }, place) => {
          const name = displayName || value || `value ${place + 1}`;
          return (
            <fieldset
              className={`grid gap-x-4 ${hasColours ? 'sm:grid-cols-[1fr_1fr_9rem]' : 'sm:grid-cols-2'}`}
            >
              <legend className="sr-only">{name}</legend>
              <TextField label="Name" autoComplete="off" {...field(`values.${place}.displayName`)} />
              <TextField
                label="Value"
                autoComplete="off"
                readOnly={value !== ''}
                hint={carried[value] ? `${carried[value]} products` : 'No products yet'}
                {...field(`values.${place}.value`)}
              />
              {hasColours && <ColourField {...controlled(`values.${place}.colorCode`)} />}
              <div className="flex flex-wrap items-start gap-x-6">
                <CheckField label="Shown" {...form.register(`values.${place}.isActive`)} />
                {!carried[value] && (
                  <Button variant="quiet" aria-label={`Remove ${name}`} onClick={() => values.remove(place)}>
                    Remove
                  </Button>
                )}
              </div>
            </fieldset>
          );
        }}
      </OrderedRows>
      {listError && <p className="mt-2 text-sm text-problem">{listError}</p>}
      <div className="mt-3">
        <Button
          variant="secondary"
          onClick={() => values.append({ value: '', displayName: '', colorCode: null, isActive: true })}
        >
          Add a value
        </Button>
      </div>
    </section>
  );
}

type ColourFieldProps = {
  value: string | null;
  onChange: (colour: string) => void;
  error: string | undefined;
};

function ColourField({ value, onChange, error }: ColourFieldProps) {
  return (
    <TextField
      label="Colour"
      type="color"
      value={value ?? '#ffffff'}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
