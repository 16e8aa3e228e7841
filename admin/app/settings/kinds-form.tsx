import { MAX_KINDS, type ProductKind } from '@gulmohar/contract/admin/kind-settings.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { Controller, useFieldArray } from 'react-hook-form';
import { CommaField } from '../form/comma-field.tsx';
import { MeasurementsTable } from '../products/measurements-table.tsx';
import { taxRuleTexts } from '../products/tax-rule-texts.ts';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const blank: ProductKind = { subCategory: '', hsn: '', taxRule: 'garment', sizes: [], measurements: {} };

/** What new products of each sub-category begin with. */
export function KindsForm({ value }: { value: Settings['kinds'] }) {
  const { form, field, section } = useSettingForm('kinds', value);
  const kinds = useFieldArray({ control: form.control, name: 'list' });
  const { errors } = form.formState;
  const listError = errors.list?.message ?? errors.list?.root?.message;
  return (
    <SettingSection
      note="New products of a sub-category begin with these; each product can differ. Let your tax adviser confirm the HSN codes, and measure your own patterns."
      {...section}
    >
      {kinds.fields.map((kind, index) => (
        <details
          key={kind.id}
          open={kind.subCategory === '' || Boolean(errors.list?.[index])}
          className="min-w-0 border border-rule px-4"
        >
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {form.watch(`list.${index}.subCategory`) || 'New kind'}
          </summary>
          <div className="grid gap-x-6 sm:grid-cols-2">
            <TextField label="Sub-category" autoComplete="off" {...field(`list.${index}.subCategory`)} />
            <TextField
              label="HSN code"
              inputMode="numeric"
              autoComplete="off"
              {...field(`list.${index}.hsn`)}
            />
            <SelectField label="Tax" {...field(`list.${index}.taxRule`)}>
              <Options of={taxRuleTexts} />
            </SelectField>
            <Controller
              control={form.control}
              name={`list.${index}.sizes`}
              render={({ field: sizes, fieldState }) => (
                <CommaField
                  label="Sizes"
                  hint="With commas between them; empty for products without sizes"
                  value={sizes.value}
                  onChange={sizes.onChange}
                  error={fieldState.error?.message ?? fieldState.error?.root?.message}
                />
              )}
            />
          </div>
          <Controller
            control={form.control}
            name={`list.${index}.measurements`}
            render={({ field: chart }) => (
              <MeasurementsTable
                sizes={form.watch(`list.${index}.sizes`)}
                value={chart.value}
                onChange={chart.onChange}
                isDisabled={form.formState.isSubmitting}
              />
            )}
          />
          <Button
            variant="quiet"
            className="my-2"
            aria-label={`Remove ${form.watch(`list.${index}.subCategory`) || 'the new kind'}`}
            onClick={() => kinds.remove(index)}
          >
            Remove
          </Button>
        </details>
      ))}
      {listError && (
        <p role="alert" className="text-sm text-problem">
          {listError}
        </p>
      )}
      {kinds.fields.length < MAX_KINDS && (
        <div>
          <Button variant="quiet" onClick={() => kinds.append(blank)}>
            Add a kind
          </Button>
        </div>
      )}
    </SettingSection>
  );
}
