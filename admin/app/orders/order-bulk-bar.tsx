import { MAX_BOOKED_ORDERS } from '@gulmohar/contract/admin/booking.ts';
import type { AdminOrderRow } from '@gulmohar/contract/admin/order.ts';
import type { PackingStep } from '@gulmohar/contract/admin/order-steps.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { BulkBar } from '../list/bulk-bar.tsx';
import { paths } from '../paths.ts';
import { PrintDialog } from '../print/print-dialog.tsx';
import { nextStepOf } from './packing-steps.ts';
import { RefusedMoves } from './refused-moves.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { StepButton } from './step-button.tsx';
import { useMoveOrders } from './use-move-orders.ts';

/**
 * Bulk actions for the selected orders, without those that wait for their buyer's confirmation. They notify the
 * buyers or print, so none can be undone.
 */
export function OrderBulkBar({ chosen, onDone }: { chosen: readonly AdminOrderRow[]; onDone: () => void }) {
  const [shipping, setShipping] = useState<readonly AdminOrderRow[]>();
  const { move, refused, dismiss } = useMoveOrders(onDone);
  const ready = chosen.filter((order) => !order.isToConfirm);
  const leftOut = chosen.length - ready.length;
  const step = commonStep(ready);
  const ids = ready.map((order) => order.orderId);
  return (
    <BulkBar label="Selected orders" count={chosen.length} onClear={onDone}>
      {leftOut > 0 && (
        <p className="text-sm">
          {leftOut === 1 ? '1 waits' : `${leftOut} wait`} for the buyer’s confirmation and{' '}
          {leftOut === 1 ? 'is' : 'are'} left out
        </p>
      )}
      {step && <StepButton step={step} orders={ready} move={move} onShip={setShipping} />}
      {ready.length > 0 && <Documents ids={ids} />}
      <ShipDialog orders={shipping} move={move} onClose={() => setShipping(undefined)} />
      <RefusedMoves refused={refused} orders={chosen} onClose={dismiss} />
    </BulkBar>
  );
}

/** Returns the next step if it is the same for all of the orders. */
function commonStep(orders: readonly AdminOrderRow[]): PackingStep | undefined {
  const [step, ...others] = new Set(orders.map((order) => nextStepOf(order.status)));
  return others.length === 0 ? step : undefined;
}

/** What can be printed and booked for the orders. */
function Documents({ ids }: { ids: readonly string[] }) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Link to={paths.pickList(ids)} className={buttonClass('quiet')}>
        Pick list
      </Link>
      <Link to={paths.packingSlips(ids)} className={buttonClass('quiet')}>
        Packing slips
      </Link>
      {ids.length <= MAX_BOOKED_ORDERS ? (
        <Link to={paths.bookings(ids)} className={buttonClass('quiet')}>
          Book with courier
        </Link>
      ) : (
        <span className="self-center text-sm">At most {MAX_BOOKED_ORDERS} can be booked at once</span>
      )}
      <Button variant="quiet" onClick={() => setPrinting(true)}>
        Print …
      </Button>
      <PrintDialog orderIds={ids} isOpen={isPrinting} onClose={() => setPrinting(false)} />
    </>
  );
}
