import { type AdminReturn, moveAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { bookReturnPickup } from '@gulmohar/contract/admin/shipment-calls.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextAreaField } from '@gulmohar/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { Dialog } from '../components/dialog.tsx';
import { showToast } from '../components/toasts.ts';
import { refreshOrders } from '../orders/orders.queries.ts';
import { useStaff } from '../session/session.queries.ts';
import { ReceiveForm, type RefundPercents } from './receive-form.tsx';

type Step = 'Return Approved' | 'Refunded' | 'Return Rejected';

type ReturnStepsProps = { request: AdminReturn; refundPercents: RefundPercents };

/**
 * The steps that a return can take now. Each needs confirmation, because it is e-mailed to the buyer and
 * cannot be undone.
 */
export function ReturnSteps({ request, refundPercents }: ReturnStepsProps) {
  const { may } = useStaff();
  const [dialog, setDialog] = useState<'Returned' | 'Refunded' | 'Return Rejected'>();
  const [note, setNote] = useState('');
  const move = useMutation({
    mutationFn: (to: Step) =>
      adminApi(moveAdminReturn, {
        body: { returnId: request.returnId, version: request.orderVersion, to, note },
      }),
    onSuccess: (_, to) => {
      showToast('success', `The return is ${to.replace('Return ', '')}`);
      setDialog(undefined);
    },
    onSettled: refreshOrders,
  });
  const can = (to: Step | 'Returned') => request.nextStatuses.includes(to);
  const open = (step: typeof dialog) => {
    move.reset();
    setDialog(step);
  };
  const close = () => open(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      {can('Return Approved') && (
        <ConfirmButton
          variant="primary"
          label="Approve"
          title="Approve the return?"
          action="Approve"
          run={() => move.mutateAsync('Return Approved')}
        >
          <p>{request.buyerName} gets an e-mail explaining how to send it back.</p>
        </ConfirmButton>
      )}
      {request.isCollectable && (
        <ConfirmButton
          label="Have it collected"
          title="Have a courier collect it?"
          action="Book the pickup"
          run={async () => {
            await adminApi(bookReturnPickup, { body: { returnIds: [request.returnId] } });
            showToast('success', 'Asking the courier …');
            await refreshOrders();
          }}
        >
          <p>
            A courier collects it from {request.buyerName} at the order’s address. The freight is deducted
            from your balance with the courier. Stock and money only change once you have checked it.
          </p>
        </ConfirmButton>
      )}
      {can('Returned') && (
        <Button onClick={() => open('Returned')}>
          {request.exchangeSize ? 'Received, send the other size' : 'Received'}
        </Button>
      )}
      {can('Refunded') && may('orders.refund') && (
        <Button onClick={() => open('Refunded')}>Refund {formatRupees(request.refundAmount)}</Button>
      )}
      {can('Return Rejected') && (
        <Button variant="quiet" onClick={() => open('Return Rejected')}>
          Reject
        </Button>
      )}
      <Dialog title="Is it back, and in which condition?" isOpen={dialog === 'Returned'} onClose={close}>
        {dialog === 'Returned' && (
          <ReceiveForm
            request={request}
            refundPercents={refundPercents}
            onDone={async () => {
              showToast('success', 'The return is Returned');
              close();
              await refreshOrders();
            }}
          />
        )}
      </Dialog>
      <ConfirmDialog
        title={`Refund ${formatRupees(request.refundAmount)}`}
        action="Refund"
        isOpen={dialog === 'Refunded'}
        isBusy={move.isPending}
        failure={move.error}
        onConfirm={() => move.mutate('Refunded')}
        onClose={close}
      >
        The money is refunded the way it was paid (cash is to be paid by hand), and {request.buyerName} gets
        an e-mail with the credit note.
      </ConfirmDialog>
      <ConfirmDialog
        title="Reject the return"
        action="Reject"
        isOpen={dialog === 'Return Rejected'}
        isBusy={move.isPending}
        failure={move.error}
        onConfirm={() => move.mutate('Return Rejected')}
        onClose={close}
      >
        <TextAreaField
          label="Why"
          rows={6}
          hint={`${request.buyerName} will see it in the e-mail.`}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </ConfirmDialog>
    </div>
  );
}
