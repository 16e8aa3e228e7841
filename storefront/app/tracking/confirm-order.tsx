import type { confirmByLink, TrackedOrder } from '@gulmohar/contract/fulfilment/tracking.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { formatDateTime } from '../order/order-dates.ts';
import { trackingMessages as messages } from './tracking.messages.ts';

const confirm = addressOf<typeof confirmByLink>({ method: 'POST', path: '/order/guest-tracking/confirm' });

type ConfirmOrderProps = {
  /** The time until which the order can be confirmed. */
  until: string;
  /** The token of the e-mail that asks for confirmation; null if the page was opened in another way. */
  token: string | null;
  onAnswered: (order: TrackedOrder) => void;
};
type Answer = 'confirm' | 'cancel';

/** Asks the buyer of a cash on delivery order to confirm it before it is packed. */
export function ConfirmOrder({ until, token, onAnswered }: ConfirmOrderProps) {
  const [busy, setBusy] = useState<Answer>();
  const [problem, setProblem] = useState<string>();

  async function say(answer: Answer): Promise<void> {
    if (!token || busy) return;
    setBusy(answer);
    setProblem(undefined);
    try {
      const { orders } = await browserApi(confirm, { body: { token, answer } });
      showToast('success', answer === 'confirm' ? messages.confirmed : messages.declined);
      for (const order of orders) onAnswered(order);
    } catch (failure) {
      setProblem(failureText(failure, messages.confirmFailed));
    }
    setBusy(undefined);
  }

  return (
    <section className="mt-6 bg-panel p-5 sm:p-6">
      <h4 className="font-display text-lg text-heading">{messages.confirmTitle}</h4>
      <p className="mt-1 mb-4">
        {token ? messages.confirmHint(formatDateTime(until)) : messages.confirmByMail(formatDateTime(until))}
      </p>
      <ProblemNote text={problem} />
      {token && (
        <div className="flex flex-wrap gap-3">
          <Button isBusy={busy === 'confirm'} onClick={() => say('confirm')}>
            {messages.confirm}
          </Button>
          <Button variant="secondary" isBusy={busy === 'cancel'} onClick={() => say('cancel')}>
            {messages.decline}
          </Button>
        </div>
      )}
    </section>
  );
}
