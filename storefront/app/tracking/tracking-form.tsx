import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { trackingMessages as messages } from './tracking.messages.ts';

export type Contact = { email: string; phone: string };

type TrackingFormProps = {
  isBusy: boolean;
  /** Why the search was not possible. */
  problem: string | undefined;
  onSearch: (contact: Contact) => void;
};

export function TrackingForm({ isBusy, problem, onSearch }: TrackingFormProps) {
  const [error, setError] = useState<string>();
  const email = useRef<HTMLInputElement>(null);

  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setError(undefined);
    const filled = new FormData(event.currentTarget);
    const contact = { email: String(filled.get('email')), phone: String(filled.get('phone')) };
    if (contact.email.trim() || contact.phone.trim()) {
      onSearch(contact);
      return;
    }
    setError(messages.contactMissing);
    showToast('error', messages.contactMissing);
    email.current?.focus();
  }

  return (
    <form
      onSubmit={search}
      noValidate
      aria-label={messages.pageTitle}
      className="grid gap-x-6 gap-y-1 md:grid-cols-[1fr_auto_1fr] md:items-center"
    >
      <TextField
        ref={email}
        error={error}
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
      />
      <p className="text-center text-muted">{messages.or}</p>
      <TextField label={messages.phone} name="phone" type="tel" inputMode="numeric" autoComplete="tel" />
      <div className="md:col-span-3">
        <ProblemNote text={problem} />
      </div>
      <Button type="submit" isBusy={isBusy} className="mt-2 md:col-span-3 md:justify-self-start">
        {isBusy ? messages.searching : messages.track}
      </Button>
    </form>
  );
}
