import type { AdminOrderRow } from '@gulmohar/contract/admin/order.ts';
import type { PackingStep } from '@gulmohar/contract/admin/order-steps.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { PrintDialog } from '../print/print-dialog.tsx';
import { nextStepOf } from './packing-steps.ts';
import { RefusedMoves } from './refused-moves.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { StepButton } from './step-button.tsx';
import { useMoveOrders } from './use-move-orders.ts';

/** Bulk actions for the selected orders; sticks to the bottom edge, where the thumb is. */
export function BulkBar({ chosen, onDone }: { chosen: readonly AdminOrderRow[]; onDone: () => void }) {
  const [shipping, setShipping] = useState<readonly AdminOrderRow[]>();
  const [isPrinting, setPrinting] = useState(false);
  const { move, refused, dismiss } = useMoveOrders(onDone);
  const step = commonStep(chosen);
  const ids = chosen.map((order) => order.orderId);
  return (
    <section
      aria-label="Selected orders"
      className="no-print sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap items-center gap-3 border-t border-rule bg-panel p-4 sm:mx-0"
    >
      <p className="text-sm" aria-live="polite">
        {chosen.length} selected
      </p>
      {step && <StepButton step={step} orders={chosen} move={move} onShip={setShipping} />}
      <Link to={paths.pickList(ids)} className={buttonClass('quiet')}>
        Pick list
      </Link>
      <Link to={paths.packingSlips(ids)} className={buttonClass('quiet')}>
        Packing slips
      </Link>
      <Button look="quiet" onClick={() => setPrinting(true)}>
        Print …
      </Button>
      <PrintDialog orderIds={ids} isOpen={isPrinting} onClose={() => setPrinting(false)} />
      <ShipDialog orders={shipping} move={move} onClose={() => setShipping(undefined)} />
      <RefusedMoves refused={refused} orders={chosen} onClose={dismiss} />
    </section>
  );
}

/** The step that all of them can take next. */
function commonStep(orders: readonly AdminOrderRow[]): PackingStep | undefined {
  const [step, ...others] = new Set(orders.map((order) => nextStepOf(order.status)));
  return others.length === 0 ? step : undefined;
}
