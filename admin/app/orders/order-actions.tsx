import type { AdminOrder, AdminOrderRow } from '@gulmohar/contract/admin/order.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { OrderDialog, type OrderDialogKind } from './order-dialog.tsx';
import { nextStepOf } from './packing-steps.ts';
import { RefusedMoves } from './refused-moves.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { StepButton } from './step-button.tsx';
import { useMoveOrders } from './use-move-orders.ts';

/** What the signed-in member of staff can do with an order now, with the next step first. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const { may } = useStaff();
  const [open, setOpen] = useState<OrderDialogKind>();
  const [shipping, setShipping] = useState<readonly AdminOrderRow[]>();
  const { move, refused, dismiss } = useMoveOrders(() => setOpen(undefined));
  const next = nextStepOf(order.status);
  const step =
    next && !order.isToConfirm && may('orders.pack') && order.nextStatuses.includes(next) ? next : undefined;
  const isCancellable = may('orders.change') && order.nextStatuses.includes('Cancelled');
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {step && <StepButton step={step} orders={[order]} move={move} onShip={setShipping} />}
      {may('orders.answer') && (
        <>
          <Button variant="quiet" onClick={() => setOpen('message')}>
            Write to the buyer
          </Button>
          <Button variant="quiet" onClick={() => setOpen('note')}>
            Add a note
          </Button>
        </>
      )}
      {may('orders.answer') && order.isAddressChangeable && (
        <Button variant="quiet" onClick={() => setOpen('address')}>
          Change the address
        </Button>
      )}
      {may('orders.answer') && order.buyerName && (
        <Button variant="quiet" onClick={() => setOpen('email')}>
          Change the e-mail address
        </Button>
      )}
      {may('returns.answer') && order.lines.some((line) => line.isReturnable) && (
        <Button variant="quiet" onClick={() => setOpen('return')}>
          Start a return
        </Button>
      )}
      {may('orders.refund') && order.refundable > 0 && (
        <Button variant="quiet" onClick={() => setOpen('refund')}>
          Refund a part
        </Button>
      )}
      {may('drafts.write') && (
        <Link to={paths.newDraft({ order: order.orderId })} className={buttonClass('quiet')}>
          Order it again
        </Link>
      )}
      {isCancellable && (
        <Button variant="quiet" onClick={() => setOpen('cancel')}>
          Cancel the order
        </Button>
      )}
      <ShipDialog orders={shipping} move={move} onClose={() => setShipping(undefined)} />
      <RefusedMoves refused={refused} orders={[order]} onClose={dismiss} />
      <OrderDialog order={order} kind={open} onClose={close} />
    </div>
  );
}
