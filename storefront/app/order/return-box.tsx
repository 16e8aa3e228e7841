import type { OrderedItem, UserOrder } from '@gulmohar/contract/order.ts';
import { RETURN_OPENS_AFTER_DAYS } from '@gulmohar/contract/shop-rules.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { RequestedReturn } from './mark-return.ts';
import { orderMessages as messages } from './order.messages.ts';
import { ReturnDialog } from './return-dialog.tsx';

const OPENS_AFTER_MS = RETURN_OPENS_AFTER_DAYS * 24 * 60 * 60 * 1000;

type ReturnBoxProps = {
  order: UserOrder;
  item: OrderedItem;
  onRequested: (requested: RequestedReturn) => void;
};

/** What can be done about a return of the item now; the server decides, this only mirrors it. */
export function ReturnBox({ order, item, onRequested }: ReturnBoxProps) {
  const [isAsking, setAsking] = useState(false);
  if (item.returnStatus) {
    return (
      <>
        <Button look="secondary" disabled>
          {item.returnStatus}
        </Button>
        {item.exchange && <ExchangeNote {...item.exchange} />}
      </>
    );
  }
  if (!order.isReturnable) {
    const isYoung = Date.now() - Date.parse(order.date) < OPENS_AFTER_MS;
    return isYoung && order.status !== 'Cancelled' ? (
      <p className="text-sm text-muted">{messages.returnAfter(RETURN_OPENS_AFTER_DAYS)}</p>
    ) : null;
  }
  return (
    <>
      <Button look="secondary" aria-label={messages.returnOf(item.name)} onClick={() => setAsking(true)}>
        {messages.returnItem}
      </Button>
      <ReturnDialog
        orderId={order._id}
        item={item}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onRequested={onRequested}
      />
    </>
  );
}

/** Which size comes instead, and in which order. */
function ExchangeNote({ size, orderId }: NonNullable<OrderedItem['exchange']>) {
  const words = messages.exchangeFor(size);
  if (!orderId) return <p className="mt-2 text-sm text-muted">{words}</p>;
  return (
    <Link to={paths.order(orderId)} className="mt-1 flex min-h-11 items-center text-link underline">
      {words}
    </Link>
  );
}
