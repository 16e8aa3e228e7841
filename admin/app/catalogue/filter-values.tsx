import type { FilterForm } from '@gulmohar/contract/admin/filter.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { OrderedRows } from '../shell/ordered-rows.tsx';

type FilterValuesProps = {
  form: UseFormReturn<FilterForm>;
  /** How many products carry a value. */
  carried: Record<string, number>;
  hasColours: boolean;
};

/** The values of a filter in their order. */
export function FilterValues({ form, carried, hasColours }: FilterValuesProps) {
  const { control, register } = form;
  const values = useFieldArray({ control, name: 'values' });
  const errors = form.formState.errors.values;
  return (
    <section>
      <h2 className="mb-3 font-display text-xl text-heading">Values</h2>
      <OrderedRows
        label="Values"
        items={values.fields}
        keyOf={({ id }) => id}
        nameOf={({ displayName, value }) => displayName || value || 'the new value'}
        onMove={values.move}
      >
        {({ value, displayName }, place) => {
          const name = displayName || value || `value ${place + 1}`;
          return (
            <fieldset
              className={`grid gap-x-4 ${hasColours ? 'sm:grid-cols-[1fr_1fr_9rem]' : 'sm:grid-cols-2'}`}
            >
              <legend className="sr-only">{name}</legend>
              <TextField
                label="Name"
                autoComplete="off"
                error={errors?.[place]?.displayName?.message}
                {...register(`values.${place}.displayName`)}
              />
              <TextField
                label="Value"
                autoComplete="off"
                readOnly={value !== ''}
                hint={carried[value] ? `${carried[value]} products` : 'No product yet'}
                error={errors?.[place]?.value?.message}
                {...register(`values.${place}.value`)}
              />
              {hasColours && (
                <Controller
                  control={control}
                  name={`values.${place}.colorCode`}
                  render={({ field }) => (
                    <TextField
                      label="Colour"
                      type="color"
                      value={field.value ?? '#ffffff'}
                      onChange={field.onChange}
                      error={errors?.[place]?.colorCode?.message}
                    />
                  )}
                />
              )}
              <div className="flex flex-wrap items-start gap-x-6">
                <CheckField label="Shown" {...register(`values.${place}.isActive`)} />
                {!carried[value] && (
                  <Button look="quiet" aria-label={`Remove ${name}`} onClick={() => values.remove(place)}>
                    Remove
                  </Button>
                )}
              </div>
            </fieldset>
          );
        }}
      </OrderedRows>
      {errors?.root?.message && <p className="mt-2 text-sm text-problem">{errors.root.message}</p>}
      <div className="mt-3">
        <Button
          look="secondary"
          onClick={() => values.append({ value: '', displayName: '', colorCode: null, isActive: true })}
        >
          Add a value
        </Button>
      </div>
    </section>
  );
}
