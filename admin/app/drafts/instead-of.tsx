import type { Draft } from '@gulmohar/contract/admin/draft.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

type Returned = NonNullable<Draft['insteadOf']>;

/** What this order is taken instead of, and how much more or less it costs. */
export function InsteadOf({ returned, total }: { returned: Returned; total: number }) {
  return (
    <p className="max-w-prose">
      Instead of an item of{' '}
      <Link className="text-link underline" to={paths.order(returned.orderId)}>
        an earlier order
      </Link>
      : {returned.status}. {moneyText(returned, total)}
    </p>
  );
}

function moneyText({ status, refundAmount }: Returned, total: number): string {
  if (status === 'Return Rejected') return 'Nothing is refunded for it.';
  const refund = formatRupees(refundAmount);
  const refunded =
    status === 'Refunded' ? `${refund} has been refunded` : `${refund} is refunded once it is back`;
  return `${refunded}; with this order the buyer ${differenceText(total - refundAmount)}.`;
}

function differenceText(difference: number): string {
  if (difference === 0) return 'pays no more in all';
  const amount = formatRupees(Math.abs(difference));
  return difference > 0 ? `pays ${amount} more in all` : `gets ${amount} back in all`;
}
