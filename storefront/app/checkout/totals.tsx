import { COD_FEE } from '@gulmohar/contract/sales/cash.ts';
import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import type { DeliveryService } from '@gulmohar/contract/sales/delivery-service.ts';
import { GIFT_WRAP } from '@gulmohar/contract/sales/gift-wrap.ts';
import { PREPAID_DISCOUNT } from '@gulmohar/contract/sales/payment-terms.ts';
import { missingForFreeShipping, type Totals } from '@gulmohar/contract/sales/pricing.ts';
import type { PromotionsOfCart } from '@gulmohar/contract/sales/promotion.ts';
import { formatRupees, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { Fragment, lazy, Suspense } from 'react';
import { useShipping } from '../page/use-shop.ts';

const PromotionHints = lazy(async () => ({
  default: (await import('../promotion/promotion-hints.tsx')).PromotionHints,
}));

type TotalsProps = {
  totals: Totals;
  coupon: Coupon | undefined;
  promotions: PromotionsOfCart | undefined;
  delivery: DeliveryService;
  /** The state of the delivery address; empty while unknown. */
  state: string;
};

/** The full cost before payment, and how much is missing for free delivery. */
export function TotalsTable({ totals, coupon, promotions, delivery, state }: TotalsProps) {
  const { prepaidDiscount = 0, promotionDiscount = 0, codFee = 0, giftWrap = 0 } = totals;
  const couponDiscount = totals.discount - prepaidDiscount - promotionDiscount;
  const missing = missingForFreeShipping(totals.subtotal, useShipping(), state);
  return (
    <section aria-label="Totals">
      {missing > 0 && totals.shipping > 0 && delivery === 'standard' && (
        <div className="mb-4">
          <p className="text-sm">Add {formatRupees(missing)} more for FREE Delivery</p>
          <progress
            aria-label="Way to free delivery"
            className="progress"
            max={totals.subtotal + missing}
            value={totals.subtotal}
          />
        </div>
      )}
      {promotions && (
        <Suspense>
          <PromotionHints promotions={promotions} coupon={coupon} />
        </Suspense>
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums [&>dd]:text-right">
        <dt>Subtotal</dt>
        <dd>{formatRupees(totals.subtotal)}</dd>
        {promotions?.promotions.map(({ promotionId, title, discount }) => (
          <Fragment key={promotionId}>
            <dt>{title}</dt>
            <dd className="text-success">
              {discount > 0 ? `−${formatRupees(rupeesToPaise(discount) ?? 0)}` : 'Free delivery'}
            </dd>
          </Fragment>
        ))}
        {coupon && couponDiscount > 0 && (
          <>
            <dt>Coupon {coupon.code}</dt>
            <dd className="text-success">−{formatRupees(couponDiscount)}</dd>
          </>
        )}
        {prepaidDiscount > 0 && (
          <>
            <dt>{PREPAID_DISCOUNT}</dt>
            <dd className="text-success">−{formatRupees(prepaidDiscount)}</dd>
          </>
        )}
        <dt>{delivery === 'express' ? 'Express delivery' : 'Delivery'}</dt>
        <dd>{totals.shipping === 0 ? 'FREE' : formatRupees(totals.shipping)}</dd>
        {giftWrap > 0 && (
          <>
            <dt>{GIFT_WRAP}</dt>
            <dd>{formatRupees(giftWrap)}</dd>
          </>
        )}
        {codFee > 0 && (
          <>
            <dt>{COD_FEE}</dt>
            <dd>{formatRupees(codFee)}</dd>
          </>
        )}
        <dt className="border-t border-rule pt-2 text-lg font-semibold">Total</dt>
        <dd className="border-t border-rule pt-2 text-lg font-semibold">{formatRupees(totals.total)}</dd>
      </dl>
      <p className="text-sm text-muted">All taxes included</p>
    </section>
  );
}
