import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import type { FormEvent } from 'react';
import { trackingMessages as messages } from './tracking.messages.ts';

export type Contact = { email: string; phone: string };

type TrackingFormProps = {
  contact: Contact;
  isBusy: boolean;
  onChange: (contact: Contact) => void;
  onSearch: (contact: Contact) => void;
};

export function TrackingForm({ contact, isBusy, onChange, onSearch }: TrackingFormProps) {
  function search(event: FormEvent): void {
    event.preventDefault();
    if (contact.email.trim() || contact.phone.trim()) onSearch(contact);
    else showToast('error', messages.contactMissing);
  }

  return (
    <form
      onSubmit={search}
      noValidate
      aria-label={messages.pageTitle}
      className="grid gap-x-6 gap-y-1 md:grid-cols-[1fr_auto_1fr] md:items-center"
    >
      <TextField
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
      <Button type="submit" disabled={isBusy} className="mt-2 md:col-span-3 md:justify-self-start">
        {isBusy ? messages.searching : messages.track}
      </Button>
    </form>
  );
}
