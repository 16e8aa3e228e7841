import type { requestTrackingCode } from '@gulmohar/contract/fulfilment/tracking.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { type FormEvent, useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { useCall } from '../form/use-call.ts';
import { trackingMessages as messages } from './tracking.messages.ts';

const requestCode = addressOf<typeof requestTrackingCode>({
  method: 'POST',
  path: '/order/guest-tracking/code',
});

type CodeFormProps = {
  /** The e-mail address of the search, if there was one. */
  knownEmail: string;
  isBusy: boolean;
  /** Why the code was not accepted. */
  problem: string | undefined;
  /** What the code is for: to see all details, or to return items of an order that is already shown. */
  purpose: 'details' | 'return';
  onCode: (input: { email: string; code: string }) => void;
};

/** Proves that the visitor is the buyer: sends a code to the order's e-mail address and submits it. */
export function CodeForm({ knownEmail, isBusy, problem, purpose, onCode }: CodeFormProps) {
  const [email, setEmail] = useState(knownEmail);
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const sending = useCall();

  async function send(): Promise<void> {
    await browserApi(requestCode, { body: { email } });
    setSent(true);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSent) onCode({ email, code });
    else void sending.run(send, messages.failed);
  }

  const [title, hint] =
    purpose === 'return'
      ? [messages.askReturn, messages.askReturnHint]
      : [messages.askCode, `${messages.maskedNote} ${messages.askCodeHint}`];
  return (
    <section className="mt-8 bg-panel p-5 sm:p-6">
      <h3 className="font-display text-xl text-heading">{title}</h3>
      <p className="mt-1 mb-4">{hint}</p>
      <form onSubmit={submit} noValidate aria-label={title} className="grid max-w-md gap-1">
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {isSent && (
          <>
            <p role="status" className="mb-2">
              {messages.codeSent}
            </p>
            <TextField
              label={messages.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </>
        )}
        <ProblemNote text={sending.problem ?? problem} />
        <Button type="submit" isBusy={isBusy || sending.isBusy}>
          {isSent ? messages.showOrders : messages.sendCode}
        </Button>
      </form>
    </section>
  );
}
