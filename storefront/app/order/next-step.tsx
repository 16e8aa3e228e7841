import type { UserOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { PROCESSING_DAYS } from '@gulmohar/contract/shop/shop-rules.ts';
import { orderMessages as messages } from './order.messages.ts';

/** What happens next in each state that does not end the order. */
const next: Partial<Record<UserOrder['status'], string>> = {
  'Order Placed': `we pack it, and send it within ${PROCESSING_DAYS.from} to ${PROCESSING_DAYS.to} business days`,
  Packing: 'the courier collects it from us',
  Shipped: 'the courier brings it to your town and then to your door',
  'Out for delivery': 'the courier is on the way to you today',
};

/** What the buyer can expect next; nothing once the order is over. */
export function NextStep({ order }: { order: Pick<UserOrder, 'status'> & { toConfirmBy?: string | null } }) {
  const step = next[order.status];
  if (!step || order.toConfirmBy) return null;
  return (
    <p className="text-sm text-muted">
      <span className="font-semibold text-ink">{messages.nextStep}</span> {step}
    </p>
  );
}
