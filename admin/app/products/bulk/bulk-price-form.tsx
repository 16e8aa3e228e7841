import {
  type BulkAction,
  type PriceRounding,
  priceRoundings,
} from '@gulmohar/contract/admin/product-bulk.ts';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { controlledOf, fieldOf } from '../../form/field-of.ts';
import { Form } from '../../form/form.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { NumberField } from '../../form/number-field.tsx';
import { type BulkFormProps, PREVIEW_CHANGES } from './bulk-form.ts';

const ways = {
  'percent-down': 'Lower by per cent',
  'percent-up': 'Raise by per cent',
  'amount-down': 'Lower by an amount',
  'amount-up': 'Raise by an amount',
  set: 'Set to an amount',
} as const;
type Way = keyof typeof ways;

const roundings: Record<PriceRounding, string> = {
  '1': 'Whole rupees: 1,287',
  '10': 'Tens: 1,290',
  '100': 'Hundreds: 1,300',
  '99': 'Hundreds, less one rupee: 1,299',
};

const fields = z
  .object({
    way: z.enum(Object.keys(ways) as [Way, ...Way[]]),
    percent: z.number().nullable(),
    amount: z.number().nullable(),
    roundTo: z.enum(priceRoundings),
  })
  .check(({ value, issues }) => {
    const { way, percent, amount } = value;
    const complain = (path: string, message: string) =>
      issues.push({ code: 'custom', message, path: [path], input: value });
    if (isPercent(way)) {
      const most = way === 'percent-down' ? 90 : 200;
      if (percent === null || !(percent > 0 && percent <= most))
        complain('percent', `A number up to ${most}`);
    } else if (amount === null || !(amount > 0)) complain('amount', 'Please enter an amount in rupees');
  });
type Fields = z.output<typeof fields>;

/** Raises or lowers all prices by a percentage or an amount, or sets one price. */
export function BulkPriceForm({ onPreview }: BulkFormProps) {
  const form = useForm<Fields>({
    resolver: zodResolver(fields),
    defaultValues: { way: 'percent-down', percent: 10, amount: null, roundTo: '1' },
  });
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const way = form.watch('way');
  return (
    <Form form={form} action={PREVIEW_CHANGES} send={(value) => onPreview(actionOf(value))} within="action.">
      <SelectField label="How" {...field('way')}>
        <Options of={ways} />
      </SelectField>
      {isPercent(way) ? (
        <NumberField label="Per cent" isWhole={false} {...controlled('percent')} />
      ) : (
        <MoneyField label="Amount" {...controlled('amount')} />
      )}
      {way !== 'set' && (
        <SelectField label="Rounded to" {...field('roundTo')}>
          {priceRoundings.map((value) => (
            <option key={value} value={value}>
              {roundings[value]}
            </option>
          ))}
        </SelectField>
      )}
      <p className="text-sm text-muted">
        A price never goes above the MRP: products that would exceed it are listed and not changed.
      </p>
    </Form>
  );
}

function isPercent(way: Way): boolean {
  return way.startsWith('percent');
}

function actionOf({ way, percent, amount, roundTo }: Fields): BulkAction {
  const sign = way.endsWith('down') ? -1 : 1;
  if (isPercent(way)) return { kind: 'price', percent: sign * (percent ?? 0), roundTo };
  if (way === 'set') return { kind: 'set-price', price: amount ?? 0 };
  return { kind: 'add-price', amount: sign * (amount ?? 0), roundTo };
}
