import { type AdminReturn, getReturnPhoto } from '@gulmohar/contract/admin/return.ts';
import { fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Badge } from '../shell/badge.tsx';
import { showDateTime } from '../shell/india-time.ts';
import type { ReturnStatus } from './return.queries.ts';
import { ReturnPickup } from './return-pickup.tsx';
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
        {request.hasPhoto && <ReturnPhoto request={request} />}
        <p className="text-sm">
          {exchangeSize
            ? `Wants size ${exchangeSize} instead`
            : `Wants ${formatRupees(request.refundAmount)} back`}
        </p>
        {request.pickup && (
          <p className="text-sm">
            {request.pickup.courier} fetches it on {request.pickup.pickupOn}
            {request.pickup.trackingNumber && `, ${request.pickup.trackingNumber}`}
          </p>
        )}
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
      <div className="grid gap-2 lg:justify-items-end">
        <ReturnSteps request={request} />
        {request.status === 'Return Approved' && <ReturnPickup request={request} />}
      </div>
    </li>
  );
}

/** What the buyer shows of the item; the whole picture opens in a tab of its own. */
function ReturnPhoto({ request: { returnId, item } }: { request: AdminReturn }) {
  const address = `${fullPath(getReturnPhoto)}?returnId=${returnId}`;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="my-2 inline-block">
      <img
        src={address}
        alt={`What the buyer shows of ${item}`}
        loading="lazy"
        className="h-32 w-auto border border-rule"
      />
    </a>
  );
}
