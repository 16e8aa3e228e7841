import type { AdminOrderRow } from '@gulmohar/contract/admin/order.ts';
import type { PackingStep } from '@gulmohar/contract/admin/order-steps.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { stepVerbs } from './packing-steps.ts';
import type { MoveOrders } from './use-move-orders.ts';

type StepButtonProps = {
  step: PackingStep;
  orders: readonly AdminOrderRow[];
  move: MoveOrders;
  /** Opens the dialog for courier and tracking numbers. */
  onShip: (orders: readonly AdminOrderRow[]) => void;
};

/** How a step that cannot be undone affects the buyer. */
const consequences: Record<Exclude<PackingStep, 'Shipped'>, string> = {
  Packing: 'They leave the list of orders to pack, and the buyers see that they are being packed.',
  'Out for delivery': 'The buyers see that they arrive today.',
  Delivered: 'The buyers are notified by e-mail that they have arrived.',
};

/**
 * The next step of one order, or of several in the same state. A single order moves to Packing without
 * confirmation.
 */
export function StepButton({ step, orders, move, onShip }: StepButtonProps) {
  const ids = orders.map(({ orderId }) => ({ orderId }));

  if (step === 'Shipped') {
    return (
      <Button isBusy={move.isPending} onClick={() => onShip(orders)}>
        {stepVerbs.Shipped}
      </Button>
    );
  }
  if (step === 'Packing' && orders.length === 1) {
    return (
      <>
        <Button isBusy={move.isPending} onClick={() => move.mutate({ to: step, orders: ids })}>
          {stepVerbs.Packing}
        </Button>
        <FailureNote error={move.error} />
      </>
    );
  }
  const count = orders.length === 1 ? '1 order' : `${orders.length} orders`;
  return (
    <ConfirmButton
      variant="primary"
      label={stepVerbs[step]}
      title={`${count}: ${step}?`}
      action={`Move ${count}`}
      isDisabled={move.isPending}
      run={() => move.mutateAsync({ to: step, orders: ids })}
    >
      <p>{consequences[step]} This cannot be undone.</p>
    </ConfirmButton>
  );
}
