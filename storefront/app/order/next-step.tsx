import type { UserOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { processingDays } from '@gulmohar/contract/shop/shop-rules.ts';
import { orderMessages as messages } from './order.messages.ts';

/** What happens next in each state that does not end the order. */
const next: Partial<Record<UserOrder['status'], string>> = {
  Packing: 'the courier collects it from us',
  Shipped: 'the courier brings it to your town and then to your door',
  'Out for delivery': 'the courier is on the way to you today',
};

function packing(daysToMake = 0): string {
  const { from, to } = processingDays(daysToMake);
  return `we ${daysToMake > 0 ? 'make and ' : ''}pack it, and send it within ${from} to ${to} business days`;
}

type NextStepOrder = Pick<UserOrder, 'status' | 'daysToMake'> & { toConfirmBy?: string | null };

/** What the buyer can expect next; nothing once the order is over. */
export function NextStep({ order }: { order: NextStepOrder }) {
  const step = order.status === 'Order Placed' ? packing(order.daysToMake) : next[order.status];
  if (!step || order.toConfirmBy) return null;
  return (
    <p className="text-sm text-muted">
      <span className="font-semibold text-ink">{messages.nextStep}</span> {step}
    </p>
  );
}
