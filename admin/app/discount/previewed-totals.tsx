import type { PreviewedTotals as Totals } from '@gulmohar/contract/admin/discount.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';

type PreviewedTotalsProps = {
  totals: Totals;
  without: Totals;
  /** What the discount is called in the list. */
  label: string;
  withoutLabel: string;
};

/** What a cart would pay with a discount, and what without it. */
export function PreviewedTotals({ totals, without, label, withoutLabel }: PreviewedTotalsProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
      <dt>Subtotal</dt>
      <dd className="text-right">{formatRupees(totals.subtotal)}</dd>
      {totals.discount > 0 && (
        <>
          <dt>{label}</dt>
          <dd className="text-right text-success">−{formatRupees(totals.discount)}</dd>
        </>
      )}
      <dt>Delivery</dt>
      <dd className="text-right">{totals.shipping === 0 ? 'FREE' : formatRupees(totals.shipping)}</dd>
      <dt className="border-t border-rule pt-1 text-base font-semibold">Pays</dt>
      <dd className="border-t border-rule pt-1 text-right text-base font-semibold">
        {formatRupees(totals.total)}
      </dd>
      <dt className="text-muted">{withoutLabel}</dt>
      <dd className="text-right text-muted">{formatRupees(without.total)}</dd>
    </dl>
  );
}
