import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { type FormEvent, useRef, useState } from 'react';
import { trackingMessages as messages } from './tracking.messages.ts';

export type Contact = { email: string; phone: string };

type TrackingFormProps = {
  contact: Contact;
  isBusy: boolean;
  /** Why the search was not possible. */
  problem: string | undefined;
  onChange: (contact: Contact) => void;
  onSearch: (contact: Contact) => void;
};

export function TrackingForm({ contact, isBusy, problem, onChange, onSearch }: TrackingFormProps) {
  const [error, setError] = useState<string>();
  const email = useRef<HTMLInputElement>(null);

  function search(event: FormEvent): void {
    event.preventDefault();
    setError(undefined);
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
        type="email"
        autoComplete="email"
        value={contact.email}
        onChange={(event) => onChange({ ...contact, email: event.target.value })}
      />
      <p className="text-center text-muted">{messages.or}</p>
      <TextField
        label={messages.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        value={contact.phone}
        onChange={(event) => onChange({ ...contact, phone: event.target.value })}
      />
      <div className="md:col-span-3">
        <ProblemNote text={problem} />
      </div>
      <Button type="submit" isBusy={isBusy} className="mt-2 md:col-span-3 md:justify-self-start">
        {isBusy ? messages.searching : messages.track}
      </Button>
    </form>
  );
}
