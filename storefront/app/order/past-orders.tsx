import type { PastOrder } from '@gulmohar/contract/fulfilment/past-order.ts';
import { inRupees } from '../product/price.tsx';
import { orderMessages as messages } from './order.messages.ts';
import { asDay } from './order-dates.ts';

/** What the shopper ordered in the shop's earlier system, to be read. */
export function PastOrders({ orders }: { orders: readonly PastOrder[] }) {
  return (
    <section className="mt-12" aria-labelledby="past-orders">
      <h2 id="past-orders" className="font-display text-2xl text-heading">
        {messages.pastOrders}
      </h2>
      <ul className="mt-4 border-t border-rule">
        {orders.map(({ number, date, status, amount, items }) => (
          <li key={number} className="grid gap-1 border-b border-rule py-5 sm:grid-cols-[1fr_auto]">
            <div>
              <p className="font-semibold wrap-anywhere">
                {number}, <time dateTime={date}>{asDay(date)}</time>
              </p>
              <ul>
                {items.map(({ name, quantity }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the items of an order that never changes
                  <li key={at} className="wrap-anywhere">
                    {messages.pastItem(quantity, name)}
                  </li>
                ))}
              </ul>
            </div>
            <p className="sm:text-right">
              <span className="font-semibold tabular-nums">{inRupees(amount)}</span>
              <span className="block">{messages.pastStatus[status]}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
