import type { CouponTerms } from '@gulmohar/contract/admin/coupon-terms.ts';
import type { PromotionTerms } from '@gulmohar/contract/admin/promotion-terms.ts';
import type { ReactNode } from 'react';
import { DateTimeField } from '../form/date-time-field.tsx';
import type { controlledOf } from '../form/field-of.ts';
import { NumberField } from '../form/number-field.tsx';

type Fields = {
  terms: Pick<CouponTerms & PromotionTerms, 'startsAt' | 'endsAt' | 'usageLimit' | 'perShopperLimit'>;
};

type PeriodFieldsProps = {
  controlled: ReturnType<typeof controlledOf<Fields, Fields>>;
  children?: ReactNode;
};

/** When a discount can be used, and how often. */
export function PeriodFields({ controlled, children }: PeriodFieldsProps) {
  const start = controlled('terms.startsAt');
  return (
    <section className="grid gap-2 sm:grid-cols-2 sm:gap-x-6">
      <h2 className="font-display text-xl text-heading sm:col-span-2">When, and how often</h2>
      <DateTimeField
        label="From"
        value={start.value || null}
        onChange={(instant) => start.onChange(instant ?? '')}
        error={start.error}
      />
      <DateTimeField label="Until" hint="Empty: no end date" {...controlled('terms.endsAt')} />
      <NumberField label="Total uses" hint="Empty: no limit" {...controlled('terms.usageLimit')} />
      <NumberField label="Uses per shopper" hint="Empty: no limit" {...controlled('terms.perShopperLimit')} />
      {children}
    </section>
  );
}
