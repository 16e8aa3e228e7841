import { type AdminReturn, type CourierPickup, getReturnPhoto } from '@gulmohar/contract/admin/return.ts';
import { courierLabels } from '@gulmohar/contract/admin/shipment.ts';
import { refundHint } from '@gulmohar/contract/admin/stuck-refund.ts';
import { fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Link } from 'react-router';
import { Badge } from '../components/badge.tsx';
import { showDate, showDateTime } from '../components/india-time.ts';
import { Thumbnail } from '../components/thumbnail.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import type { RefundPercents } from './receive-form.tsx';
import type { ReturnStatus } from './return.queries.ts';
import { ReturnPickup } from './return-pickup.tsx';
import { ReturnSteps } from './return-steps.tsx';
import { wishText } from './wish-text.ts';

const tones = {
  'Return Requested': 'wait',
  'Return Approved': 'plain',
  Returned: 'wait',
  Refunded: 'good',
  'Return Rejected': 'bad',
} as const satisfies Record<ReturnStatus, string>;

const linkClass = 'inline-block py-2 text-link underline underline-offset-4';

type ReturnItemProps = { request: AdminReturn; refundPercents: RefundPercents };

/** One return: the item, the reason, what the buyer wants for it, and the next steps. */
export function ReturnItem({ request, refundPercents }: ReturnItemProps) {
  const { exchangeOrderId, replacement } = request;
  return (
    <li className="grid gap-3 py-5 grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_1fr_auto] lg:items-start">
      <Thumbnail src={request.picture} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={paths.product(request.productId)}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {request.item}
          </Link>
          {exchangeOrderId ? (
            <Badge tone="good">Exchanged</Badge>
          ) : (
            <Badge tone={tones[request.status]}>{request.status}</Badge>
          )}
        </p>
        <p className="max-w-prose wrap-anywhere">‘{request.reason}’</p>
        {request.hasPhoto && <ReturnPhoto request={request} />}
        <p className="text-sm">
          {wishText(request)}
          {replacement && (
            <>
              {' and '}
              <Link
                className={linkClass}
                to={replacement.orderId ? paths.order(replacement.orderId) : paths.draft(replacement.draftId)}
              >
                another article
              </Link>
            </>
          )}
        </p>
        <Conditions request={request} />
        <RefundProblem request={request} />
        {request.pickup && (
          <p className="text-sm">
            {request.pickup.courier} collects it on {showDate(request.pickup.pickupOn)}
            {request.pickup.trackingNumber && `, ${request.pickup.trackingNumber}`}
          </p>
        )}
        {request.courierPickup && (
          <p className="text-sm wrap-anywhere">{pickupText(request.courierPickup)}</p>
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
                Replacement order
              </Link>
            </>
          )}
        </p>
      </div>
      <div className="col-start-2 grid gap-2 lg:col-start-auto lg:justify-items-end">
        <ReturnSteps request={request} refundPercents={refundPercents} />
        {request.status === 'Return Approved' && !request.courierPickup?.isOpen && (
          <ReturnPickup request={request} />
        )}
      </div>
    </li>
  );
}

/** In which condition it came back, if not all of it is sold again. */
function Conditions({ request: { conditions, withheldAmount } }: { request: AdminReturn }) {
  const { damaged, writtenOff } = conditions;
  if (damaged + writtenOff === 0) return null;
  const parts = [damaged > 0 && `${damaged} damaged`, writtenOff > 0 && `${writtenOff} written off`];
  return (
    <p className="text-sm">
      {parts.filter(Boolean).join(', ')}
      {withheldAmount > 0 && `: ${formatRupees(withheldAmount)} is not refunded`}
    </p>
  );
}

/** That the provider refused the refund, with its words and what can be done. */
function RefundProblem({ request: { refundProblem } }: { request: AdminReturn }) {
  const { may } = useStaff();
  if (refundProblem === null) return null;
  return (
    <p className="max-w-prose text-sm wrap-anywhere">
      <span className="block text-problem">
        The refund has not been made{refundProblem && `: ${refundProblem}`}
      </span>
      {refundHint(refundProblem)}{' '}
      {may('orders.refund') && (
        <Link className={linkClass} to={paths.refunds}>
          See what can be done
        </Link>
      )}
    </p>
  );
}

function pickupText({ courier, state, stage, trackingNumber, report }: CourierPickup): string {
  const title = courierLabels[courier];
  if (state === 'asked') return `Booking a pickup with ${title} …`;
  if (state === 'failed') return `${title} refused the pickup: see the order’s timeline.`;
  if (state === 'cancelled') return `The pickup by ${title} was cancelled.`;
  const standing = stage ? stages[stage] : 'Pickup booked';
  return [`${standing}: ${title}, ${trackingNumber}`, report].filter(Boolean).join('. ');
}

const stages: Record<NonNullable<CourierPickup['stage']>, string> = {
  pickup_scheduled: 'Pickup scheduled',
  pickup_problem: 'Not collected yet',
  picked_up: 'On its way to you',
  received: 'Delivered to you, according to the courier',
  qc_failed: 'Not accepted at the door; the buyer still has it',
};

/** The buyer's photo of the item; a click opens it in full in a new tab. */
function ReturnPhoto({ request: { returnId, item } }: { request: AdminReturn }) {
  const address = `${fullPath(getReturnPhoto)}?returnId=${returnId}`;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="my-2 inline-block">
      <img
        src={address}
        alt={`Sent by the buyer: ${item}`}
        loading="lazy"
        className="h-32 w-auto border border-rule"
      />
    </a>
  );
}
