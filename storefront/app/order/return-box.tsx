import type { OrderedItem, UserOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { RETURN_OPENS_AFTER_DAYS } from '@gulmohar/contract/shop/shop-rules.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RequestedReturn } from './mark-return.ts';
import { orderMessages as messages } from './order.messages.ts';
import { asDay } from './order-dates.ts';
import { ReturnDialog } from './return-dialog.tsx';
import type { SendReturnRequest } from './send-return-request.ts';
import { useOtherSizes } from './use-other-sizes.ts';

const OPENS_AFTER_MS = RETURN_OPENS_AFTER_DAYS * 24 * 60 * 60 * 1000;

type ReturnBoxProps = {
  order: Pick<UserOrder, '_id' | 'date' | 'status' | 'isReturnable' | 'returnsUntil'>;
  item: OrderedItem;
  /** undefined: the viewer cannot request a return, only see its state. */
  ask: SendReturnRequest | undefined;
  /** Returns the page of the order that delivers the other size; absent if there is no such page. */
  orderPath?: (orderId: string) => string;
  /** Whether the order is of an account, which can take store credit. */
  hasAccount?: boolean;
  onRequested: (requested: RequestedReturn) => void | Promise<void>;
};

/** The return of an item, and the option to return what is left of it. The server decides; this mirrors its rules. */
export function ReturnBox(props: ReturnBoxProps) {
  const { item, order, ask, orderPath } = props;
  if (!item.returnStatus) return <ReturnOption {...props} />;
  return (
    <>
      <Button variant="secondary" disabled>
        {statusOf(item, item.returnStatus)}
      </Button>
      {item.exchange && <ExchangeNote {...item.exchange} orderPath={orderPath} />}
      {item.returnableQuantity > 0 && order.isReturnable && ask && (
        <div className="mt-3">
          <ReturnOption {...props} />
        </div>
      )}
    </>
  );
}

function statusOf({ returnQuantity, quantity }: OrderedItem, status: string): string {
  return returnQuantity < quantity ? messages.returnOfSome(status, returnQuantity, quantity) : status;
}

function ReturnOption({ order, item, ask, hasAccount = false, onRequested }: ReturnBoxProps) {
  const [isAsking, setAsking] = useState(false);
  const sizes = useOtherSizes(item);
  if (!order.isReturnable) {
    const isYoung = Date.now() - Date.parse(order.date) < OPENS_AFTER_MS;
    return isYoung && order.status !== 'Cancelled' ? (
      <>
        <p className="text-sm text-muted">{messages.returnAfter(RETURN_OPENS_AFTER_DAYS)}</p>
        <LastDay order={order} />
      </>
    ) : null;
  }
  if (!ask) return null;

  function open(): void {
    setAsking(true);
    sizes.load();
  }

  return (
    <>
      <Button variant="secondary" aria-label={messages.returnOf(item.name)} onClick={open}>
        {messages.returnItem}
      </Button>
      <LastDay order={order} />
      <ReturnDialog
        orderId={order._id}
        item={item}
        sizes={sizes.available}
        ask={ask}
        hasAccount={hasAccount}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onRequested={onRequested}
      />
    </>
  );
}

function LastDay({ order: { returnsUntil } }: Pick<ReturnBoxProps, 'order'>) {
  if (!returnsUntil) return null;
  return (
    <p className="mt-2 text-sm text-muted">
      <time dateTime={returnsUntil}>{messages.returnsUntil(asDay(returnsUntil))}</time>
    </p>
  );
}

type ExchangeNoteProps = NonNullable<OrderedItem['exchange']> & Pick<ReturnBoxProps, 'orderPath'>;

/** The size that is sent instead, and its order. */
function ExchangeNote({ size, orderId, orderPath }: ExchangeNoteProps) {
  const label = messages.exchangeFor(size);
  if (!orderId || !orderPath) return <p className="mt-2 text-sm text-muted">{label}</p>;
  return (
    <Link to={orderPath(orderId)} className="mt-1 flex min-h-11 items-center text-link underline">
      {label}
    </Link>
  );
}
