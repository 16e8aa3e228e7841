import type { AdminOrder, AdminOrderLine } from '@gulmohar/contract/admin/order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { showToast } from '../components/toasts.ts';
import { useStaff } from '../session/session.queries.ts';
import { refreshOrders } from './orders.queries.ts';
import { SwapForm } from './swap-form.tsx';
import { TakeOutForm } from './take-out-form.tsx';

type LineActionsProps = { order: AdminOrder; line: AdminOrderLine };

/** The changes that are currently possible to one item of an order. */
export function LineActions({ order, line }: LineActionsProps) {
  const { may } = useStaff();
  const [open, setOpen] = useState<'take-out' | 'swap'>();
  const isOpen = line.changeable === 'open';
  const canTakeOut = line.changeable !== null && may('orders.refund');
  const canSwap = isOpen && may('orders.change') && may('drafts.write');
  if (!canTakeOut && !canSwap) return null;
  const item = line.size ? `${line.name}, size ${line.size}` : line.name;

  const takeOut = isOpen ? 'Cancel or missing' : 'Missing';

  async function done(text: string): Promise<void> {
    showToast('success', text);
    setOpen(undefined);
    await refreshOrders();
  }

  return (
    <div className="col-span-2 col-start-2 flex flex-wrap gap-x-5">
      {canTakeOut && (
        <Button variant="quiet" aria-label={`${takeOut}: ${item}`} onClick={() => setOpen('take-out')}>
          {takeOut}
        </Button>
      )}
      {canSwap && (
        <Button variant="quiet" aria-label={`Swap: ${item}`} onClick={() => setOpen('swap')}>
          Swap
        </Button>
      )}
      <Dialog title={`Take out ${item}`} isOpen={open === 'take-out'} onClose={() => setOpen(undefined)}>
        {open === 'take-out' && <TakeOutForm order={order} line={line} onDone={done} />}
      </Dialog>
      <Dialog title={`Swap ${item}`} isOpen={open === 'swap'} onClose={() => setOpen(undefined)}>
        {open === 'swap' && <SwapForm order={order} line={line} onDone={done} />}
      </Dialog>
    </div>
  );
}
