import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { BuyerCard } from './buyer-card.tsx';
import { ConfirmNote } from './confirm-note.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { orderQuery } from './orders.queries.ts';
import { StatusBadge } from './status-badge.tsx';
import { StuckRefundNote } from './stuck-refund-note.tsx';

/** One order: actions, items, buyer, documents and timeline. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const { data } = useSuspenseQuery(orderQuery(orderId));
  const { order } = data;
  return (
    <>
      <PageHead title={`Order ${order.shortId}`} note={`Placed ${showDateTime(order.placedAt)}`}>
        <StatusBadge status={order.status} />
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          {order.toConfirmBy && <ConfirmNote order={order} until={order.toConfirmBy} />}
          <StuckRefundNote order={order} />
          <OrderActions order={order} />
          <OrderItems order={order} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 xl:row-span-2">
          <BuyerCard order={order} />
          <OrderParcels order={order} />
          <OrderDocuments order={order} />
        </div>
        <OrderTimeline events={order.events} />
      </div>
    </>
  );
}
