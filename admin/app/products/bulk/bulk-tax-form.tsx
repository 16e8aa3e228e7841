import { productFields, taxRules } from '@gulmohar/contract/admin/product-fields.ts';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { fieldOf } from '../../form/field-of.ts';
import { Form } from '../../form/form.tsx';
import { digitsError } from '../../form/number-text.ts';
import { taxRuleTexts } from '../tax-rule-texts.ts';
import { type BulkFormProps, PREVIEW_CHANGES } from './bulk-form.ts';

const fields = z.object({ hsn: productFields.hsn, taxRule: z.enum(['', ...taxRules]) });

/** Sets the tax rule, the HSN code or both for all selected products. */
export function BulkTaxForm({ onPreview }: BulkFormProps) {
  const form = useForm<z.input<typeof fields>, unknown, z.output<typeof fields>>({
    resolver: zodResolver(fields),
    defaultValues: { hsn: '', taxRule: '' },
  });
  const field = fieldOf(form);
  const hsn = field('hsn');
  return (
    <Form
      form={form}
      action={PREVIEW_CHANGES}
      within="action."
      send={({ hsn: code, taxRule }) =>
        onPreview({ kind: 'tax', ...(code && { hsn: code }), ...(taxRule && { taxRule }) })
      }
    >
      <TextField
        label="HSN code"
        inputMode="numeric"
        autoComplete="off"
        hint="Empty: no change"
        {...hsn}
        error={digitsError(form.watch('hsn')) ?? hsn.error}
      />
      <SelectField label="Tax" {...field('taxRule')}>
        <option value="">No change</option>
        <Options of={taxRuleTexts} />
      </SelectField>
      <p className="text-sm text-muted">Applies to new invoices; invoices already issued do not change.</p>
    </Form>
  );
}
