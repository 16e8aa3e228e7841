import type { Combinable } from '@gulmohar/contract/admin/promotion-terms.ts';
import { benefit as benefitSchema, MAX_PROMOTION_TITLE } from '@gulmohar/contract/sales/promotion.ts';
import { summaryOf } from '@gulmohar/contract/sales/promotion-texts.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { PeriodFields } from '../discount/period-fields.tsx';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { BenefitFields } from './benefit-fields.tsx';
import { firstMessage } from './first-message.ts';
import type { PromotionFields } from './promotion-fields.ts';
import { ScopeFields } from './scope-fields.tsx';

const combinableTexts: Record<Combinable, string> = {
  product: 'Other offers on pieces',
  order: 'Offers on the amount spent',
  delivery: 'Free delivery',
  coupon: 'Coupons',
};

type PromotionFormProps = {
  form: UseFormReturn<PromotionFields>;
  isNew: boolean;
  send: (fields: PromotionFields) => Promise<void>;
};

export function PromotionForm({ form, isNew, send }: PromotionFormProps) {
  const { register, formState } = form;
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const benefit = form.watch('terms.benefit');
  return (
    <Form
      form={form}
      action={isNew ? 'Create offer' : 'Save'}
      send={send}
      needsChange={!isNew}
      isPage
      className="grid max-w-2xl gap-8"
    >
      <TextField
        label="Title"
        autoComplete="off"
        maxLength={MAX_PROMOTION_TITLE}
        hint="Shoppers read it on cards, in the cart and on the order, for example “2 kurtis: 10% off”"
        {...field('terms.title')}
      />
      <div>
        <BenefitFields
          value={benefit}
          error={firstMessage(formState.errors.terms?.benefit)}
          onChange={(given) =>
            form.setValue('terms.benefit', given, {
              shouldDirty: true,
              shouldValidate: formState.isSubmitted,
            })
          }
        />
        {benefitSchema.safeParse(benefit).success && (
          <p className="mt-2 text-sm text-muted">Shoppers read: {summaryOf(benefit)}</p>
        )}
      </div>
      <ScopeFields form={form} />
      <PeriodFields controlled={controlled}>
        <div className="sm:col-span-2">
          <CheckField
            label="Only on the first order"
            hint="Of an account, an e-mail address, or a phone number with its PIN code"
            {...register('terms.isFirstOrder')}
          />
        </div>
      </PeriodFields>
      <fieldset>
        <legend className="font-display text-xl text-heading">Together with</legend>
        <p className="text-sm text-muted">
          Two offers apply together only if each allows the other; otherwise the shopper gets what saves most.
        </p>
        <div className="mt-2 grid grid-cols-2 gap-x-6">
          {Object.entries(combinableTexts).map(([value, label]) => (
            <CheckField key={value} label={label} value={value} {...register('terms.combinesWith')} />
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
