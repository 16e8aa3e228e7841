import type { DeskOrder } from '@gulmohar/contract/admin/desk-order.ts';
import { refundInPart } from '@gulmohar/contract/admin/desk-order-steps.ts';
import { formatRupees } from '@gulmohar/contract/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useState } from 'react';
import { MoneyField } from '../shell/money-field.tsx';
import { useOrderForm } from './use-order-form.ts';

type RefundDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void };

/** Money back while the buyer keeps the goods. */
export function RefundDialog({ order, isOpen, onClose }: RefundDialogProps) {
  return (
    <Dialog title={`Refund a part of ${order.shortId}`} isOpen={isOpen} onClose={onClose}>
      <RefundForm order={order} onDone={onClose} />
    </Dialog>
  );
}

function RefundForm({ order, onDone }: { order: DeskOrder; onDone: () => void }) {
  // One for each time the form is opened: pressing twice, or again after the answer was lost, refunds once.
  const [requestId] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const { send, problems } = useOrderForm(refundInPart, 'The refund is on its way', onDone);
  return (
    <form
      noValidate
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ orderId: order.orderId, requestId, amount: amount ?? 0, reason });
      }}
    >
      <p>
        For goods that the buyer keeps; at most {formatRupees(order.refundable)}. For goods that come back,
        use the return.
      </p>
      <ProblemNote text={problems.all} />
      <MoneyField label="Amount" value={amount} error={problems.amount} onChange={setAmount} />
      <TextField
        label="Why (the buyer does not read it)"
        autoComplete="off"
        value={reason}
        error={problems.reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" disabled={send.isPending}>
        Refund
      </Button>
    </form>
  );
}
