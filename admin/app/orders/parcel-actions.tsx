import type { AdminParcel } from '@gulmohar/contract/admin/admin-parcel.ts';
import type { AdminOrder } from '@gulmohar/contract/admin/order.ts';
import { resendParcel } from '@gulmohar/contract/admin/parcel-steps.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { showToast } from '../components/toasts.ts';
import { useStaff } from '../session/session.queries.ts';
import { AnswerAttemptForm } from './answer-attempt-form.tsx';
import { BookCourierForm } from './book-courier-form.tsx';
import { MoveParcelForm } from './move-parcel-form.tsx';
import { refreshOrders } from './orders.queries.ts';
import { RefundParcelForm } from './refund-parcel-form.tsx';

type ParcelActionsProps = { order: AdminOrder; parcel: AdminParcel };

const titles = {
  book: 'Book a courier',
  move: 'What happened to it?',
  answer: 'Failed delivery attempt',
  refund: 'Refund its items',
  credit: 'Close it without a refund',
};

/** What the signed-in member of staff can do with a parcel now. */
export function ParcelActions({ order, parcel }: ParcelActionsProps) {
  const { may } = useStaff();
  const [open, setOpen] = useState<keyof typeof titles>();
  const { number, nextStates, state, isUndecided, refundDue } = parcel;

  // Cash that was not collected cannot be refunded.
  const undelivered = order.isPaid || order.creditPaid > 0 ? 'refund' : 'credit';

  async function done(text: string): Promise<void> {
    showToast('success', text);
    setOpen(undefined);
    await refreshOrders();
  }

  async function sendAgain(): Promise<void> {
    await adminApi(resendParcel, { body: { parcelId: parcel.parcelId } });
    await done('New parcel created');
  }

  const props = { order, parcel, onDone: done };
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      {may('orders.pack') && parcel.isBookable && (
        <Button variant="quiet" onClick={() => setOpen('book')}>
          Book a courier
        </Button>
      )}
      {may('orders.pack') && nextStates.length > 0 && (
        <Button variant="quiet" onClick={() => setOpen('move')}>
          Record what happened
        </Button>
      )}
      {may('orders.pack') && state === 'attempt_failed' && (
        <Button variant="quiet" onClick={() => setOpen('answer')}>
          {parcel.shipment?.state === 'booked' ? 'Answer the courier' : 'Ask for another attempt'}
        </Button>
      )}
      {may('orders.pack') && isUndecided && (
        <ConfirmButton label="Send it again" title="Send it again?" action="Send it again" run={sendAgain}>
          <p>
            Its items are taken from stock again for a new parcel. The invoice stays valid. The buyer is told
            when the new parcel is shipped.
          </p>
        </ConfirmButton>
      )}
      {may('orders.refund') && refundDue && (
        <Button variant="quiet" onClick={() => setOpen(undelivered)}>
          {titles[undelivered]}
        </Button>
      )}
      <Dialog
        title={open ? `Parcel ${number}: ${titles[open]}` : ''}
        isOpen={open !== undefined}
        onClose={() => setOpen(undefined)}
      >
        {open === 'book' && <BookCourierForm {...props} />}
        {open === 'move' && <MoveParcelForm {...props} />}
        {open === 'answer' && <AnswerAttemptForm {...props} />}
        {(open === 'refund' || open === 'credit') && <RefundParcelForm {...props} />}
      </Dialog>
    </div>
  );
}
