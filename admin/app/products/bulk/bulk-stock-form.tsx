import { type StockReason, stockReasons } from '@gulmohar/contract/admin/product-stock.ts';
import { optionalText } from '@gulmohar/contract/values/text-field.ts';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { controlledOf, fieldOf } from '../../form/field-of.ts';
import { Form } from '../../form/form.tsx';
import { NumberField } from '../../form/number-field.tsx';
import { type BulkFormProps, PREVIEW_CHANGES } from './bulk-form.ts';

const reasonTexts: Record<StockReason, string> = {
  delivery: 'Delivery: add units',
  count: 'Count: set the units',
  loss: 'Loss: take units away',
  other: 'Other: add units, or take them away with a minus',
};

const fields = z
  .object({
    reason: z.enum(stockReasons),
    note: optionalText(200),
    sizes: z.array(
      z.object({ size: z.string().nullable(), units: z.int('Please enter a whole number').nullable() }),
    ),
  })
  .check(({ value, issues }) => {
    value.sizes.forEach(({ units }, at) => {
      if (units !== null && units < 0 && value.reason !== 'other')
        issues.push({
          code: 'custom',
          message: 'Must not be below zero',
          path: ['sizes', at, 'units'],
          input: units,
        });
    });
    if (value.sizes.every(({ units }) => units === null))
      issues.push({
        code: 'custom',
        message: 'Please enter units for a size',
        path: ['sizes', 0, 'units'],
        input: null,
      });
  });

/** Changes all products' stock by size, through the ledger; a size left empty is not changed. */
export function BulkStockForm({ sizes, onPreview }: BulkFormProps & { sizes: readonly (string | null)[] }) {
  const form = useForm({
    resolver: zodResolver(fields),
    defaultValues: {
      reason: 'delivery' as StockReason,
      note: '',
      sizes: sizes.map((size) => ({ size, units: null as number | null })),
    },
  });
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  return (
    <Form
      form={form}
      action={PREVIEW_CHANGES}
      send={({ reason, note, sizes: entered }) =>
        onPreview({
          kind: 'stock',
          reason,
          note,
          sizes: entered.flatMap(({ size, units }) => (units === null ? [] : [{ size, units }])),
        })
      }
    >
      <SelectField label="What happened" {...field('reason')}>
        <Options of={reasonTexts} />
      </SelectField>
      <p className="text-sm text-muted">
        Units for each product that has the size. Leave a size empty to keep its stock.
      </p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {sizes.map((size, at) => (
          <NumberField
            key={size}
            label={size === null ? 'Without sizes' : `Size ${size}`}
            {...controlled(`sizes.${at}.units`)}
          />
        ))}
      </div>
      <TextField label="Note" autoComplete="off" maxLength={200} {...field('note')} />
    </Form>
  );
}
