import type { AdminReturn } from '@gulmohar/contract/admin/return.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Badge } from '../shell/badge.tsx';
import { showDateTime } from '../shell/india-time.ts';
import type { ReturnStatus } from './return.queries.ts';
import { ReturnSteps } from './return-steps.tsx';

const looks = {
  'Return Requested': 'wait',
  'Return Approved': 'plain',
  Returned: 'wait',
  Refunded: 'good',
  'Return Rejected': 'bad',
} as const satisfies Record<ReturnStatus, string>;

const linkClass = 'inline-block py-2 text-link underline underline-offset-4';

/** One return: the item, the reason, what was requested for it and the next steps. */
export function ReturnItem({ request }: { request: AdminReturn }) {
  const { exchangeSize, exchangeOrderId } = request;
  return (
    <li className="grid gap-3 py-5 lg:grid-cols-[1fr_auto] lg:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold">{request.item}</strong>
          <Badge look={looks[request.status]}>{request.status}</Badge>
        </p>
        <p className="max-w-prose wrap-anywhere">‘{request.reason}’</p>
        <p className="text-sm">
          {exchangeSize
            ? `Wants size ${exchangeSize} instead`
            : `Wants ${formatRupees(request.refundAmount)} back`}
        </p>
        <p className="text-sm text-muted">
          {request.buyerName}, {showDateTime(request.requestedAt)}, return {request.shortId}, order{' '}
          <Link className={linkClass} to={paths.order(request.orderId)}>
            {request.orderShortId}
          </Link>
          {exchangeOrderId && (
            <>
              {' · '}
              <Link className={linkClass} to={paths.order(exchangeOrderId)}>
                The order that brings it
              </Link>
            </>
          )}
        </p>
      </div>
      <ReturnSteps request={request} />
    </li>
  );
}
