import type { Draft } from '@gulmohar/contract/admin/draft.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';

/** What an order comes to, part by part. */
export function DraftTotals({ totals }: Pick<Draft, 'totals'>) {
  const { subtotal, discount, shipping, total } = totals;
  const sums = [
    { label: 'Items', value: formatRupees(subtotal) },
    ...(discount > 0 ? [{ label: 'Discount', value: `−${formatRupees(discount)}` }] : []),
    { label: 'Delivery', value: shipping === 0 ? 'Free' : formatRupees(shipping) },
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
