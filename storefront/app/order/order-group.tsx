import type { UserOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { inRupees } from '../product/price.tsx';
import { NextStep } from './next-step.tsx';
import { orderMessages as messages } from './order.messages.ts';
import { shortId } from './order-dates.ts';
import { OrderRow } from './order-row.tsx';

/** One order in My Orders: its number and total, with its items below. */
export function OrderGroup({ order }: { order: UserOrder }) {
  const headingId = useId();
  const number = shortId(order._id);
  return (
    <section aria-labelledby={headingId} className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 bg-panel px-4 py-1">
        <h2 id={headingId} className="font-semibold tabular-nums lining-nums">
          {messages.orderNumber(number)}
        </h2>
        <p className="grow text-sm text-muted tabular-nums">
          {messages.total} {inRupees(order.amount)}
        </p>
        <Link
          to={paths.order(order._id)}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {messages.details}
          <span className="sr-only"> {number}</span>
        </Link>
      </div>
      <div className="px-4 pt-3 empty:hidden">
        <NextStep order={order} />
      </div>
      <ul aria-labelledby={headingId}>
        {order.items.map((item) => (
          <OrderRow key={item._id} order={order} item={item} />
        ))}
      </ul>
    </section>
  );
}
