import type { Draft } from '@gulmohar/contract/admin/draft.ts';
import { COD_FEE } from '@gulmohar/contract/sales/cash.ts';
import { GIFT_WRAP } from '@gulmohar/contract/sales/gift-wrap.ts';
import { PREPAID_DISCOUNT } from '@gulmohar/contract/sales/payment-terms.ts';
import { promotionLabel } from '@gulmohar/contract/sales/promotion-label.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';

export function DraftTotals({ totals }: Pick<Draft, 'totals'>) {
  const { subtotal, shipping, total, promotionDiscount = 0, prepaidDiscount = 0 } = totals;
  const { codFee = 0, giftWrap = 0 } = totals;
  const discount = totals.discount - prepaidDiscount - promotionDiscount;
  const sums = [
    { label: 'Items', value: formatRupees(subtotal) },
    ...(promotionDiscount > 0
      ? [{ label: promotionLabel(), value: `−${formatRupees(promotionDiscount)}` }]
      : []),
    ...(discount > 0 ? [{ label: 'Discount', value: `−${formatRupees(discount)}` }] : []),
    ...(prepaidDiscount > 0 ? [{ label: PREPAID_DISCOUNT, value: `−${formatRupees(prepaidDiscount)}` }] : []),
    { label: 'Delivery', value: shipping === 0 ? 'Free' : formatRupees(shipping) },
    ...(codFee > 0 ? [{ label: COD_FEE, value: formatRupees(codFee) }] : []),
    ...(giftWrap > 0 ? [{ label: GIFT_WRAP, value: formatRupees(giftWrap) }] : []),
    { label: 'Total', value: formatRupees(total) },
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
      {sums.map(({ label, value }) => (
        <div key={label} className={`contents ${label === 'Total' ? 'font-semibold' : ''}`}>
          <dt>{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
