import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { failureText } from '../api/browser-api.ts';
import { orderMessages as messages } from './order.messages.ts';

type PhoneFormProps = {
  Heading: 'h2' | 'h4';
  /** Saves the number and shows the order with it. */
  enter: (phone: string) => Promise<void>;
};

/** Asks the buyer of an order without a phone number for one, because couriers need it. */
export function PhoneForm({ Heading, enter }: PhoneFormProps) {
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await enter(phone);
      showToast('success', messages.phoneEntered);
    } catch (failure) {
      setProblem(failureText(failure, messages.phoneFailed));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={send} noValidate aria-label={messages.phoneMissing} className="mt-6 bg-panel p-5 sm:p-6">
      <Heading className="font-display text-lg text-heading">{messages.phoneMissing}</Heading>
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
