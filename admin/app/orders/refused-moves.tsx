import type { AdminOrderRow } from '@gulmohar/contract/admin/order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import type { RefusedMove } from './use-move-orders.ts';

type RefusedMovesProps = {
  refused: readonly RefusedMove[];
  orders: readonly AdminOrderRow[];
  onClose: () => void;
};

/** The orders that could not be moved, and why. */
export function RefusedMoves({ refused, orders, onClose }: RefusedMovesProps) {
  const names = new Map(orders.map((order) => [order.orderId, order.shortId]));
  return (
    <Dialog title="Some orders could not be moved" isOpen={refused.length > 0} onClose={onClose}>
      <ul className="my-4 grid gap-2">
        {refused.map(({ orderId, message }) => (
          <li key={orderId}>
            <strong>{names.get(orderId) ?? 'One of them'}</strong>: {message}
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>OK</Button>
    </Dialog>
  );
}
