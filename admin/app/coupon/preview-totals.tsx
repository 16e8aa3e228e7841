import { type PreviewLine, previewCoupon } from '@gulmohar/contract/admin/coupon.ts';
import type { CouponTerms } from '@gulmohar/contract/admin/coupon-terms.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { RateNote } from '../components/rate-note.tsx';
import { PreviewedTotals } from '../discount/previewed-totals.tsx';

type PreviewTotalsProps = { terms: CouponTerms; lines: PreviewLine[]; couponId: string | undefined };

/** The totals as the server's own pricing calculates them. */
export function PreviewTotals({ terms, lines, couponId }: PreviewTotalsProps) {
  const { data, error } = useQuery({
    queryKey: ['coupon-preview', terms, lines, couponId],
    queryFn: () => adminApi(previewCoupon, { body: { terms, lines, ...(couponId && { couponId }) } }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (error) return <p className="text-sm text-problem">{failureText(error)}</p>;
  if (lines.length === 0) return <p className="text-sm text-muted">The cart is empty.</p>;
  if (!data) return null;
  const { withCoupon, without, reason, rateChanges } = data;
  return (
    <div aria-live="polite" className="text-sm">
      {reason && <p className="mb-2 font-semibold text-problem">{reason}</p>}
      <PreviewedTotals
        totals={withCoupon}
        without={without}
        label="Coupon"
        withoutLabel="Without the coupon"
      />
      {rateChanges.map(({ productId, name, ...change }) => (
        <RateNote key={productId} change={change} subject="The coupon" of={name} />
      ))}
    </div>
  );
}
