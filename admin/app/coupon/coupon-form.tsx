import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { categoryNamesQuery } from '../catalogue/catalogue.queries.ts';
import { Controlled } from '../form/controlled.tsx';
import { DateTimeField } from '../form/date-time-field.tsx';
import { fieldOf } from '../form/field-of.ts';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import type { CouponFields } from './coupon-fields.ts';

type CouponFormProps = {
  form: UseFormReturn<CouponFields>;
  /** Whether the coupon is new; the code cannot be changed later. */
  isNew: boolean;
  onSubmit: (event: React.FormEvent) => void;
};

export function CouponForm({ form, isNew, onSubmit }: CouponFormProps) {
  const { register, formState, watch } = form;
  const { isSubmitting, isDirty, errors } = formState;
  const missing = labelsOf(errors);
  const field = fieldOf(form);
  const kind = watch('terms.discountType');
  const { data: known } = useSuspenseQuery(categoryNamesQuery);
  const categories = [
    ...new Set([...known, ...(formState.defaultValues?.terms?.categories ?? [])]),
  ] as string[];
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-2xl gap-8">
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
          <Controlled form={form} name="terms.percent">
            {(bound) => <NumberField label="Per cent" isWhole={false} {...bound} />}
          </Controlled>
        )}
        {kind === 'fixed' && (
          <Controlled form={form} name="terms.amount">
            {(bound) => <MoneyField label="Amount" {...bound} />}
          </Controlled>
        )}
        {kind === 'percentage' && (
          <Controlled form={form} name="terms.maximumDiscount">
            {(bound) => <MoneyField label="At most" hint="Empty: no limit" {...bound} />}
          </Controlled>
        )}
        <Controlled form={form} name="terms.minimumOrderAmount">
          {(bound) => <MoneyField label="Minimum order" hint="0 for no minimum" {...bound} />}
        </Controlled>
      </section>

      <section className="grid gap-2 sm:grid-cols-2 sm:gap-x-6">
        <h2 className="font-display text-xl text-heading sm:col-span-2">When, and how often</h2>
        <Controlled form={form} name="terms.startsAt">
          {({ value, onChange, error }) => (
            <DateTimeField
              label="From"
              value={value || null}
              onChange={(instant) => onChange(instant ?? '')}
              error={error}
            />
          )}
        </Controlled>
        <Controlled form={form} name="terms.endsAt">
          {(bound) => <DateTimeField label="Until" hint="Empty: no end date" {...bound} />}
        </Controlled>
        <Controlled form={form} name="terms.usageLimit">
          {(bound) => <NumberField label="Total uses" hint="Empty: no limit" {...bound} />}
        </Controlled>
        <Controlled form={form} name="terms.perShopperLimit">
          {(bound) => <NumberField label="Uses per shopper" hint="Empty: no limit" {...bound} />}
        </Controlled>
      </section>

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
      <div className="grid justify-items-start gap-4">
        <ProblemNote
          text={missing.length > 0 ? `Please complete: ${missing.join(', ')}.` : errors.root?.message}
        />
        <Button type="submit" isBusy={isSubmitting} disabled={!isNew && !isDirty}>
          {isNew ? 'Create coupon' : 'Save'}
        </Button>
      </div>
    </form>
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
