import type { OrderedItem, UserOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { paymentMethodLabel } from '@gulmohar/contract/sales/payment-method.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link, useRevalidator } from 'react-router';
import { paths } from '../paths.ts';
import { inRupees } from '../product/price.tsx';
import { orderMessages as messages } from './order.messages.ts';
import { asDay } from './order-dates.ts';
import { ReturnBox } from './return-box.tsx';
import { requestAsShopper } from './send-return-request.ts';

/** One item of an order. */
export function OrderRow({ order, item }: { order: UserOrder; item: OrderedItem }) {
  const { revalidate } = useRevalidator();
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-5 gap-y-4 border-b border-rule py-6 md:grid-cols-[6rem_1fr_12rem_13rem]">
      <Link to={paths.product(item.productId)} tabIndex={-1} aria-hidden="true">
        <Picture src={item.image[0]} alt="" sizes="6rem" className="w-full" />
      </Link>
      <div className="grid content-start gap-1">
        <Link to={paths.product(item.productId)} className="text-lg hover:underline">
          {item.name}
        </Link>
        <p className="flex flex-wrap gap-x-4">
          <span className="font-semibold tabular-nums">{inRupees(item.price)}</span>
          <span>{messages.quantity(item.quantity)}</span>
          {item.size && <span>{messages.size(item.size)}</span>}
        </p>
        <p>
          {messages.date} <time dateTime={order.date}>{asDay(order.date)}</time>
        </p>
        <p>
          {messages.payment} {paymentMethodLabel(order.paymentMethod)}
        </p>
      </div>
      <div className="col-start-2 md:col-start-auto">
        <StatusLine status={order.status} />
      </div>
      <div className="col-start-2 md:col-start-auto">
        <ReturnBox
          order={order}
          item={item}
          ask={requestAsShopper}
          hasAccount
          orderPath={paths.order}
          onRequested={revalidate}
        />
        {order.status === 'Delivered' && (
          <Link
            to={paths.review(item._id)}
            aria-label={messages.reviewOf(item.name)}
            className="mt-1 inline-flex min-h-11 items-center text-link underline"
          >
            {messages.review}
          </Link>
        )}
      </div>
    </li>
  );
}

function StatusLine({ status }: { status: string }) {
  return (
    <p className="flex items-center gap-2">
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-success" />
      {status}
    </p>
  );
}
