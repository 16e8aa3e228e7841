import { AlertDialog } from '@gulmohar/ui/alert-dialog.tsx';
import { Button } from '@gulmohar/ui/button.tsx';
import { lazy, Suspense } from 'react';
import { NoticePage } from '../page/notice-page.tsx';
import { checkoutMessages as messages } from './checkout.messages.ts';
import { useReservation } from './reservation-store.ts';
import type { Payment } from './use-payment.ts';

const ReservationDialog = lazy(async () => ({
  default: (await import('./reservation-dialog.tsx')).ReservationDialog,
}));

/** The state of a payment, above the Pay button; takes no space while there is nothing to report. */
export function PaymentStatus({ payment }: { payment: Payment }) {
  const { state, checkAgain } = payment;
  const isUnclear = state === 'unclear';
  const text = state === 'checking' ? messages.checking : isUnclear ? messages.unclear : '';
  return (
    <div className={text ? 'border-l-4 border-marigold bg-panel p-3' : 'sr-only'}>
      <p role="status" className="font-semibold">
        {text}
      </p>
      {isUnclear && (
        <>
          <p className="mt-1 mb-3">{messages.unclearHint}</p>
          <Button variant="secondary" onClick={checkAgain}>
            {messages.again}
          </Button>
        </>
      )}
    </div>
  );
}

/** Replaces an empty page while something on it may have been paid for. */
export function PaymentNotice({ state, checkAgain }: Pick<Payment, 'state' | 'checkAgain'>) {
  if (state !== 'unclear') {
    return (
      <NoticePage title={messages.checking}>
        <p role="status">{messages.checkingHint}</p>
      </NoticePage>
    );
  }
  return (
    <NoticePage title={messages.unclear}>
      <p role="status">{messages.unclearHint}</p>
      <Button onClick={checkAgain}>{messages.again}</Button>
    </NoticePage>
  );
}

export function PaymentAlertDialog({ payment: { alert } }: { payment: Payment }) {
  const { reservation } = useReservation();
  return (
    <>
      <AlertDialog
        title={alert?.title ?? ''}
        text={alert?.text ?? ''}
        isOpen={alert !== undefined}
        onClose={() => alert?.onClose()}
      />
      {/* A new end needs a new warning. */}
      <Suspense>
        {reservation && <ReservationDialog key={reservation.endsAt} reservation={reservation} />}
      </Suspense>
    </>
  );
}
