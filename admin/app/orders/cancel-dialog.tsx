import type { DeskOrder } from '@gulmohar/contract/admin/desk-order.ts';
import { cancelOrderAtDesk } from '@gulmohar/contract/admin/desk-order-steps.ts';
import { formatRupees } from '@gulmohar/contract/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useState } from 'react';
import { useOrderForm } from './use-order-form.ts';

type CancelDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void };

export function CancelDialog({ order, isOpen, onClose }: CancelDialogProps) {
  return (
    <Dialog title={`Cancel order ${order.shortId}`} isOpen={isOpen} onClose={onClose}>
      <CancelForm order={order} onDone={onClose} />
    </Dialog>
  );
}

function CancelForm({ order, onDone }: { order: DeskOrder; onDone: () => void }) {
  const [reason, setReason] = useState('');
  const { send, problems } = useOrderForm(cancelOrderAtDesk, `Order ${order.shortId} is cancelled`, onDone);
  return (
    <form
      noValidate
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ orderId: order.orderId, reason });
      }}
    >
      <p>
        {order.refundable > 0 && `${formatRupees(order.refundable)} go back to the buyer, and `}
        the pieces go back on sale. The buyer is told by mail. This cannot be undone.
      </p>
      <ProblemNote text={problems.all} />
      <TextField
        label="Why (the buyer does not read it)"
        autoComplete="off"
        value={reason}
        error={problems.reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" disabled={send.isPending}>
        Cancel the order
      </Button>
    </form>
  );
}
