import { grievance, submitGrievance } from '@gulmohar/contract/accounts/grievance.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { browserApi } from '../api/browser-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { sending } from '../form/sending.ts';
import { contactMessages as messages } from './contact.messages.ts';

type Draft = z.input<typeof grievance>;
type Complaint = z.output<typeof grievance>;

const EMPTY: Draft = { name: '', email: '', phone: '', orderNumber: '', text: '' };

/** Submits a complaint; the server assigns the ticket number. */
export function GrievanceForm() {
  const [received, setReceived] = useState('');
  const form = useForm<Draft, unknown, Complaint>({
    resolver: zodResolver(grievance),
    // Without default values, which would replace what was typed before the scripts ran.
  });
  const { errors, isSubmitting } = form.formState;
  const field = fieldOf(form);

  async function send(complaint: Complaint): Promise<void> {
    setReceived('');
    const { message } = await browserApi(submitGrievance, { body: complaint });
    form.reset(EMPTY);
    setReceived(message);
  }

  return (
    <form
      noValidate
      aria-label={messages.grievanceForm}
      onSubmit={sending(form, send, { failed: messages.grievanceFailed, isQuiet: true })}
      className="mt-6 grid max-w-md gap-1 noscript:hidden"
    >
      <h3 className="mb-2 font-semibold">{messages.grievanceForm}</h3>
      <TextField label={messages.name} autoComplete="name" required {...field('name')} />
      <TextField label={messages.email} type="email" autoComplete="email" required {...field('email')} />
      <TextField
        label={messages.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        {...field('phone')}
      />
      <TextField label={messages.orderNumber} autoComplete="off" {...field('orderNumber')} />
      <TextAreaField label={messages.complaint} rows={6} required {...field('text')} />
      <ProblemNote text={errors.root?.message} />
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? messages.sending : messages.send}
      </Button>
      <p role="status" className="mt-2 min-h-6 text-success">
        {received && `${received} ${messages.grievanceSent}`}
      </p>
    </form>
  );
}
