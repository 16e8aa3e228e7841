import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { categoryNamesQuery } from '../catalogue/catalogue.queries.ts';
import { PeriodFields } from '../discount/period-fields.tsx';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import type { CouponFields } from './coupon-fields.ts';

type CouponFormProps = {
  form: UseFormReturn<CouponFields>;
  /** Whether the coupon is new; the code cannot be changed later. */
  isNew: boolean;
  send: (fields: CouponFields) => Promise<void>;
};

export function CouponForm({ form, isNew, send }: CouponFormProps) {
  const { register, formState, watch } = form;
  const missing = labelsOf(formState.errors);
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const kind = watch('terms.discountType');
  const { data: existing } = useSuspenseQuery(categoryNamesQuery);
  const categories = [
    ...new Set([...existing, ...(formState.defaultValues?.terms?.categories ?? [])]),
  ] as string[];
  return (
    <Form
      form={form}
      action={isNew ? 'Create coupon' : 'Save'}
      send={send}
      needsChange={!isNew}
      isPage
      className="grid max-w-2xl gap-8"
    >
      <section className="grid gap-2 sm:grid-cols-2 sm:gap-x-6">
        <TextField
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          readOnly={!isNew}
          hint={isNew ? 'Cannot be changed or reused later' : 'The code cannot be changed'}
          {...field('code')}
        />
        <TextField label="Name" autoComplete="off" {...field('terms.name')} />
        <div className="sm:col-span-2">
          <TextField
            label="Description"
            autoComplete="off"
            hint="Shown to shoppers below the name"
            {...field('terms.description')}
          />
        </div>
      </section>

      <section className="grid gap-2 sm:grid-cols-2 sm:gap-x-6">
        <h2 className="font-display text-xl text-heading sm:col-span-2">Discount</h2>
        <SelectField label="Kind" {...field('terms.discountType')}>
          <option value="percentage">A percentage</option>
          <option value="fixed">A fixed amount</option>
          <option value="free_shipping">Free delivery</option>
        </SelectField>
        {kind === 'percentage' && (
          <NumberField label="Per cent" isWhole={false} {...controlled('terms.percent')} />
        )}
        {kind === 'fixed' && <MoneyField label="Amount" {...controlled('terms.amount')} />}
        {kind === 'percentage' && (
          <MoneyField label="At most" hint="Empty: no limit" {...controlled('terms.maximumDiscount')} />
        )}
        <MoneyField
          label="Minimum order"
          hint="0 for no minimum"
          {...controlled('terms.minimumOrderAmount')}
        />
      </section>

      <PeriodFields controlled={controlled} />

      <fieldset>
        <legend className="font-display text-xl text-heading">Categories</legend>
        <p className="text-sm text-muted">Tick none to apply it to the whole cart.</p>
        <div className="mt-2 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
          {categories.map((category) => (
            <CheckField key={category} label={category} value={category} {...register('terms.categories')} />
          ))}
        </div>
      </fieldset>

      <CheckField
        label="Listed"
        hint="Shown to everybody in the cart. Otherwise only shoppers who know the code can use it."
        {...register('terms.isListed')}
      />
      <ProblemNote text={missing.length > 0 ? `Please complete: ${missing.join(', ')}.` : undefined} />
    </Form>
  );
}

const labels: Record<string, string> = {
  name: 'Name',
  description: 'Description',
  percent: 'Per cent',
  amount: 'Amount',
  maximumDiscount: 'At most',
  minimumOrderAmount: 'Minimum order',
  startsAt: 'From',
  endsAt: 'Until',
  usageLimit: 'Total uses',
  perShopperLimit: 'Uses per shopper',
};

/** Returns the labels of the fields whose errors keep the form from being submitted. */
function labelsOf({ code, terms }: FieldErrors<CouponFields>): string[] {
  return [...(code ? ['Code'] : []), ...Object.keys(terms ?? {}).map((name) => labels[name] ?? name)];
}
