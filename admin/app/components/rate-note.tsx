import type { RateChange } from '@gulmohar/contract/admin/rate-change.ts';

/** Warns that a lower price per unit changes the GST rate. @param subject `The discount`, `The coupon` */
export function RateNote({ change, subject, of }: { change: RateChange; subject: string; of: string }) {
  return (
    <p className="text-sm text-problem">
      {subject} brings {of} from {percent(change.from)} to {percent(change.to)} GST.
    </p>
  );
}

/** @param basisPoints `1800` is `18%` */
function percent(basisPoints: number): string {
  return `${basisPoints / 100}\u00a0%`;
}
