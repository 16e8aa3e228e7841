import type { enterTrackedPhone, TrackedOrder } from '@gulmohar/contract/fulfilment/tracking.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { trackingMessages as messages } from './tracking.messages.ts';

const enter = addressOf<typeof enterTrackedPhone>({ method: 'POST', path: '/order/guest-tracking/phone' });

type PhoneFormProps = { orderId: string; proof: string; onEntered: (order: TrackedOrder) => void };

/** Asks the buyer of an order without a phone number for one, because couriers need it. */
export function PhoneForm({ orderId, proof, onEntered }: PhoneFormProps) {
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { orders } = await browserApi(enter, { body: { orderId, phone, proof } });
      showToast('success', messages.phoneEntered);
      for (const order of orders) onEntered(order);
    } catch (failure) {
      setProblem(failureText(failure, messages.phoneFailed));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={send} noValidate aria-label={messages.phoneMissing} className="mt-6 bg-panel p-5 sm:p-6">
      <h4 className="font-display text-lg text-heading">{messages.phoneMissing}</h4>
      <p className="mt-1 mb-4">{messages.phoneHint}</p>
      <div className="grid max-w-sm gap-4">
        <TextField
          label={messages.phone}
          type="tel"
          autoComplete="tel"
          value={phone}
          required
          onChange={(event) => setPhone(event.target.value)}
        />
        <ProblemNote text={problem} />
        <Button type="submit" isBusy={isBusy}>
          {messages.enterPhone}
        </Button>
      </div>
    </form>
  );
}
