import type { AdminOrder } from '@gulmohar/contract/admin/order.ts';
import { CASH_ON_DELIVERY, COD_FEE, cashOf } from '@gulmohar/contract/sales/cash.ts';
import { GIFT_WRAP } from '@gulmohar/contract/sales/gift-wrap.ts';
import { paymentMethodLabel } from '@gulmohar/contract/sales/payment-method.ts';
import { PREPAID_DISCOUNT } from '@gulmohar/contract/sales/payment-terms.ts';
import { promotionLabel } from '@gulmohar/contract/sales/promotion-label.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Link } from 'react-router';
import { RateNote } from '../components/rate-note.tsx';
import { Section } from '../components/section.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { paths } from '../paths.ts';
import { LineActions } from './line-actions.tsx';

export function OrderItems({ order }: { order: AdminOrder }) {
  const sums: [label: string, amount: string][] = [
    ['Items', formatRupees(order.subtotal)],
    ...unlessNothing(promotionLabel(order.promotions), -order.promotionDiscount),
    ...unlessNothing(
      order.couponCode ? `Coupon ${order.couponCode}` : 'Discount',
      order.promotionDiscount + order.prepaidDiscount - order.discount,
    ),
    ...unlessNothing(PREPAID_DISCOUNT, -order.prepaidDiscount),
    [
      order.isExpress ? 'Express delivery' : 'Delivery',
      order.shipping === 0 ? 'Free' : formatRupees(order.shipping),
    ],
    ...unlessNothing(GIFT_WRAP, order.giftWrap),
    ...unlessNothing(COD_FEE, order.codFee),
    ['Total', formatRupees(order.amount)],
    ...unlessNothing('Of it by store credit', order.creditPaid),
    ...unlessNothing('Refunded', -order.refunded),
  ];
  return (
    <Section title="Items">
      <ul className="divide-y divide-rule border-y border-rule">
        {order.lines.map((line) => (
          <li key={line.lineId} className="grid grid-cols-[auto_1fr_auto] gap-x-4 py-3">
            <div className="row-span-3">
              <Thumbnail src={line.picture} />
            </div>
            <p>
              <strong className="font-semibold">{line.quantity} ×</strong>{' '}
              <Link
                to={paths.product(line.productId)}
                className="text-link underline-offset-4 hover:underline"
              >
                {line.name}
              </Link>
              {line.size && <span className="whitespace-nowrap">, size {line.size}</span>}
            </p>
            <p className="tabular-nums">{formatRupees(line.unitPrice * line.quantity)}</p>
            <p className="col-span-2 col-start-2 text-sm text-muted wrap-anywhere">
              {line.sku}
              {line.returnStatus && ` · ${line.returnStatus}`}
              {line.returnQuantity < line.quantity &&
                line.returnQuantity > 0 &&
                ` (${line.returnQuantity} of ${line.quantity})`}
            </p>
            <LineActions order={order} line={line} />
            {line.rateChange && (
              <div className="col-span-2 col-start-2">
                <RateNote change={line.rateChange} subject="The discount" of="this item" />
              </div>
            )}
          </li>
        ))}
      </ul>
      <dl className="mt-3 ml-auto grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm">
        {sums.map(([label, amount]) => (
          <div key={label} className={`contents ${label === 'Total' ? 'font-semibold' : ''}`}>
            <dt>{label}</dt>
            <dd className="text-right tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-right text-sm text-muted">{paymentText(order)}</p>
    </Section>
  );
}

function unlessNothing(label: string, paise: number): [string, string][] {
  if (paise === 0) return [];
  return [[label, paise < 0 ? `−${formatRupees(-paise)}` : formatRupees(paise)]];
}

/** Order states after which no courier will collect cash. */
const ENDS_WITHOUT_CASH: readonly AdminOrder['status'][] = [
  'Returned to seller',
  'Lost in transit',
  'Cancelled',
];

function paymentText({ paymentMethod, isPaid, status, amount, creditPaid }: AdminOrder): string {
  if (paymentMethod !== CASH_ON_DELIVERY) return `Paid online: ${paymentMethodLabel(paymentMethod)}`;
  if (isPaid) return creditPaid > 0 ? 'The rest was paid in cash on delivery' : 'Paid in cash on delivery';
  if (ENDS_WITHOUT_CASH.includes(status)) return 'Cash on delivery: nothing was collected';
  // Less than credit had paid once units were missing, which are refunded.
  return `Cash on delivery: ${formatRupees(cashOf(Math.max(amount, creditPaid), creditPaid))} to be collected`;
}
