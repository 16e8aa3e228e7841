import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { extendReservation } from '@gulmohar/contract/sales/reservation.ts';
import { RESERVATION_EXTENSION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useEffect, useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import { type Reservation, useReservation } from './reservation-store.ts';

const moreTime = addressOf<typeof extendReservation>({
  method: 'POST',
  path: '/order/extend-reservation',
  shopper: 'optional',
});

const MINUTE_MS = 60_000;
/** Enough time to read it and press a button (WCAG 2.2.1 requires 20 seconds). */
const WARNED_BEFORE_MS = 2 * MINUTE_MS;

/** Warns, above an open payment window, before the reservation ends, and offers more time. */
export function ReservationDialog({ reservation }: { reservation: Reservation }) {
  const { checkoutId, endsAt, extensionsLeft } = reservation;
  const [stage, setStage] = useState<'early' | 'warned' | 'over'>('early');
  const [isClosed, setClosed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const left = endsAt - Date.now();
    const timers = [
      setTimeout(() => setStage('warned'), left - WARNED_BEFORE_MS),
      setTimeout(() => {
        setStage('over');
        setClosed(false);
      }, left),
    ];
    return () => timers.forEach(clearTimeout);
  }, [endsAt]);

  async function extend(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const reply = await browserApi(moreTime, { body: { orderId: checkoutId } });
      const next = { checkoutId, endsAt: Date.now() + reply.secondsLeft * 1000 };
      useReservation.setState({ reservation: { ...next, extensionsLeft: reply.extensionsLeft } });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code === 'STEP_NOT_POSSIBLE';
      setProblem(isRefused ? messages.noMoreTime : messages.moreTimeFailed);
      setBusy(false);
    }
  }

  const canExtend = stage === 'warned' && extensionsLeft !== 0;
  return (
    <Dialog
      title={messages.timeTitle}
      isOpen={stage !== 'early' && !isClosed}
      onClose={() => setClosed(true)}
    >
      <p role="alert" className="my-4">
        {stage === 'over' ? messages.timeOver : messages.timeLeft(WARNED_BEFORE_MS / MINUTE_MS)}
      </p>
      <ProblemNote text={problem} />
      <div className="mt-4 flex flex-wrap gap-3">
        {canExtend && (
          <Button isBusy={isBusy} onClick={extend}>
            {messages.moreTime(RESERVATION_EXTENSION_MINUTES)}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setClosed(true)}>
          {messages.backToPayment}
        </Button>
      </div>
    </Dialog>
  );
}
