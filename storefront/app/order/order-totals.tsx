import type { OrderDetail } from '@gulmohar/contract/fulfilment/order.ts';
import { COD_FEE } from '@gulmohar/contract/sales/cash.ts';
import { GIFT_WRAP } from '@gulmohar/contract/sales/gift-wrap.ts';
import { PREPAID_DISCOUNT } from '@gulmohar/contract/sales/payment-terms.ts';
import { promotionLabel } from '@gulmohar/contract/sales/promotion-label.ts';
import { inRupees } from '../product/price.tsx';
import { orderMessages as messages } from './order.messages.ts';
import { asDay } from './order-dates.ts';

export function OrderTotals({
  order: {
    totals,
    promotions,
    couponCode,
    exchangeOf,
    refunded,
    refunds,
    isExpress,
    creditPaid,
    payOnDelivery,
  },
}: {
  order: Pick<
    OrderDetail,
    | 'totals'
    | 'promotions'
    | 'couponCode'
    | 'exchangeOf'
    | 'refunded'
    | 'refunds'
    | 'isExpress'
    | 'creditPaid'
    | 'payOnDelivery'
  >;
}) {
  const { prepaidDiscount = 0, promotionDiscount = 0, codFee = 0, giftWrap = 0 } = totals;
  // Amounts in rupees, rounded to whole paise.
  const otherDiscount = Math.round((totals.discount - prepaidDiscount - promotionDiscount) * 100) / 100;
  return (
    <section>
      <h2 className="mb-2 font-display text-xl text-heading">{messages.totals}</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums [&_dd]:text-right">
        <dt>{messages.subtotal}</dt>
        <dd>{inRupees(totals.subtotal)}</dd>
        {promotionDiscount > 0 && (
          <>
            <dt>{promotionLabel(promotions)}</dt>
            <dd className="text-success">−{inRupees(promotionDiscount)}</dd>
          </>
        )}
        {otherDiscount > 0 && (
          <>
            <dt>{discountLabel(couponCode, exchangeOf)}</dt>
            <dd className="text-success">−{inRupees(otherDiscount)}</dd>
          </>
        )}
        {prepaidDiscount > 0 && (
          <>
            <dt>{PREPAID_DISCOUNT}</dt>
            <dd className="text-success">−{inRupees(prepaidDiscount)}</dd>
          </>
        )}
        <dt>{isExpress ? messages.express : messages.delivery}</dt>
        <dd>{totals.shipping === 0 ? messages.free : inRupees(totals.shipping)}</dd>
        {giftWrap > 0 && (
          <>
            <dt>{GIFT_WRAP}</dt>
            <dd>{inRupees(giftWrap)}</dd>
          </>
        )}
        {codFee > 0 && (
          <>
            <dt>{COD_FEE}</dt>
            <dd>{inRupees(codFee)}</dd>
          </>
        )}
        <dt className="border-t border-rule pt-2 text-lg font-semibold">{messages.total}</dt>
        <dd className="border-t border-rule pt-2 text-lg font-semibold">{inRupees(totals.total)}</dd>
        {creditPaid > 0 && (
          <>
            <dt>{messages.creditPaid}</dt>
            <dd>{inRupees(creditPaid)}</dd>
          </>
        )}
        {payOnDelivery > 0 && (
          <>
            <dt>{messages.payOnDelivery}</dt>
            <dd>{inRupees(payOnDelivery)}</dd>
          </>
        )}
        {refunded > 0 && (
          <>
            <dt>{messages.refunded}</dt>
            <dd>{inRupees(refunded)}</dd>
          </>
        )}
      </dl>
      {refunds.length > 0 && (
        <ul aria-label={messages.refunds} className="mt-4 grid gap-2 border-t border-rule pt-3">
          {refunds.map(({ amount, state, at, reference }) => (
            <li key={`${at} ${amount}`}>
              {messages.refundOf(inRupees(amount), asDay(at))}: {messages.refundStates[state]}
              {reference && (
                <span className="block text-sm wrap-anywhere text-muted">
                  {messages.bankReference(reference)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function discountLabel(couponCode: string | null, exchangeOf: string | null): string {
  if (couponCode) return messages.coupon(couponCode);
  return exchangeOf ? messages.exchange : messages.discount;
}
