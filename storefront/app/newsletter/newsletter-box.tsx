import type { subscribeToNewsletter } from '@gulmohar/contract/accounts/newsletter.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { type SubmitEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { Unbroken } from '../page/unbroken.tsx';
import { paths } from '../paths.ts';
import { newsletterMessages as messages } from './newsletter.messages.ts';

const subscribe = addressOf<typeof subscribeToNewsletter>({
  method: 'POST',
  path: '/newsletter/subscribe',
  shopper: 'optional',
});

/** The server validates the address; this only avoids calls with obviously invalid ones. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const notes = { idle: '', loading: '', success: messages.success, error: messages.failure };

export function NewsletterBox() {
  const id = useId();
  const [state, setState] = useState<'idle' | 'loading' | 'success' | 'error'>('idle');

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'loading') return;
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('email')).trim();
    if (!LOOKS_LIKE_EMAIL.test(typed)) return complain();
    setState('loading');
    try {
      await browserApi(subscribe, { body: { email: typed } });
      form.reset();
      setState('success');
    } catch {
      complain();
    }
  }

  function complain(): void {
    setState('error');
    document.getElementById(id)?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="noscript:hidden">
      <h2 className="mb-3 text-sm font-semibold tracking-[0.12em]">{messages.title}</h2>
      <p className="text-muted">{messages.text}</p>
      <div className="mt-3 flex">
        <label htmlFor={id} className="sr-only">
          {messages.label}
        </label>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={messages.placeholder}
          onChange={() => setState('idle')}
          aria-invalid={state === 'error'}
          aria-describedby={`${id}-note`}
          className="h-12 min-w-0 grow rounded-s-(--corner) border border-muted bg-field px-3 text-ink placeholder:text-muted aria-invalid:border-problem"
        />
        <Button type="submit" isBusy={state === 'loading'} className="shrink-0 rounded-s-none px-4">
          {state === 'loading' ? messages.subscribing : messages.subscribe}
        </Button>
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={`min-h-6 py-0.5 text-sm ${state === 'error' ? 'text-problem' : 'text-success'}`}
      >
        {notes[state]}
      </p>
      <p className="text-sm text-muted">
        <Unbroken text={messages.consent} />
        <Link to={paths.privacyPolicy()} className="text-link">
          {messages.privacyPolicy}
        </Link>
        .
      </p>
    </form>
  );
}
