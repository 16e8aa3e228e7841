import type { OrderDetail } from '@gulmohar/contract/fulfilment/order.ts';
import { inRupees } from '../product/price.tsx';
import { orderMessages as messages } from './order.messages.ts';
import { formatDateTime } from './order-dates.ts';

/** The shop's changes to the items after the order was placed. */
export function OrderChanges({ changes }: Pick<OrderDetail, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-display text-xl text-heading">{messages.changes}</h2>
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li key={`${change.at} ${change.name} ${change.kind}`}>
            {messages.change(change)}
            {change.amount > 0 && `, −${inRupees(change.amount)}`}
            <span className="block text-sm text-muted">{formatDateTime(change.at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
