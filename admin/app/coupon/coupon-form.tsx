import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { categoryNamesQuery } from '../catalogue/category-names.ts';
import { DateTimeField } from '../shell/date-time-field.tsx';
import { MoneyField } from '../shell/money-field.tsx';
import { numberOrNull } from '../shell/number-or-null.ts';
import type { CouponFields } from './coupon-fields.ts';

type CouponFormProps = {
  form: UseFormReturn<CouponFields>;
  /** Whether the coupon is new: its code is chosen once. */
  isNew: boolean;
  onSubmit: (event: React.FormEvent) => void;
};

export function CouponForm({ form, isNew, onSubmit }: CouponFormProps) {
  const { register, formState, watch } = form;
  const { isSubmitting, isDirty } = formState;
  const errors = formState.errors.terms;
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
          hint={isNew ? 'Never changed and never used again' : 'A code stays what it is'}
          error={formState.errors.code?.message}
          {...register('code')}
        />
        <TextField
          label="Name"
          autoComplete="off"
          error={errors?.name?.message}
          {...register('terms.name')}
        />
        <div className="sm:col-span-2">
          <TextField
            label="Description"
            autoComplete="off"
            hint="Shoppers read it below the name"
            error={errors?.description?.message}
            {...register('terms.description')}
          />
        </div>
      </section>

      <section className="grid gap-2 sm:grid-cols-2 sm:gap-x-6">
        <h2 className="font-display text-xl text-heading sm:col-span-2">What it gives</h2>
        <SelectField label="Kind" {...register('terms.discountType')}>
          <option value="percentage">A percentage</option>
          <option value="fixed">A fixed amount</option>
          <option value="free_shipping">Free delivery</option>
        </SelectField>
        {kind === 'percentage' && (
          <TextField
            label="Per cent"
            inputMode="decimal"
            autoComplete="off"
            error={errors?.percent?.message}
            {...register('terms.percent', { setValueAs: numberOrNull })}
          />
        )}
        {kind === 'fixed' && <Money form={form} name="amount" label="Amount" />}
        {kind === 'percentage' && (
          <Money form={form} name="maximumDiscount" label="At most" hint="Nothing: no upper limit" />
        )}
        <Money form={form} name="minimumOrderAmount" label="Minimum order" hint="0: any cart" />
      </section>

      <section className="grid gap-2 sm:grid-cols-2 sm:gap-x-6">
        <h2 className="font-display text-xl text-heading sm:col-span-2">When, and how often</h2>
        <Controller
          control={form.control}
          name="terms.startsAt"
          render={({ field }) => (
            <DateTimeField
              label="From"
              value={field.value || null}
              onChange={(instant) => field.onChange(instant ?? '')}
              error={errors?.startsAt?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="terms.endsAt"
          render={({ field }) => (
            <DateTimeField
              label="Until"
              value={field.value}
              onChange={field.onChange}
              hint="Nothing: without end"
              error={errors?.endsAt?.message}
            />
          )}
        />
        <TextField
          label="Uses in all"
          inputMode="numeric"
          autoComplete="off"
          hint="Nothing: no limit"
          error={errors?.usageLimit?.message}
          {...register('terms.usageLimit', { setValueAs: numberOrNull })}
        />
        <TextField
          label="Uses by each shopper"
          inputMode="numeric"
          autoComplete="off"
          hint="Nothing: no limit"
          error={errors?.perShopperLimit?.message}
          {...register('terms.perShopperLimit', { setValueAs: numberOrNull })}
        />
      </section>

      <fieldset>
        <legend className="font-display text-xl text-heading">For which categories</legend>
        <p className="text-sm text-muted">None ticked: for the whole cart.</p>
        <div className="mt-2 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
          {categories.map((category) => (
            <CheckField key={category} label={category} value={category} {...register('terms.categories')} />
          ))}
        </div>
      </fieldset>

      <CheckField
        label="Listed"
        hint="Shown to everybody in the cart; otherwise only who knows the code can use it."
        {...register('terms.isListed')}
      />
      <div>
        <Button type="submit" disabled={isSubmitting || !isDirty}>
          {isNew ? 'Create the coupon' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

type MoneyProps = {
  form: UseFormReturn<CouponFields>;
  name: 'amount' | 'maximumDiscount' | 'minimumOrderAmount';
  label: string;
  hint?: string;
};

function Money({ form, name, label, hint }: MoneyProps) {
  return (
    <Controller
      control={form.control}
      name={`terms.${name}`}
      render={({ field, fieldState }) => (
        <MoneyField
          label={label}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
          {...(hint && { hint })}
        />
      )}
    />
  );
}
