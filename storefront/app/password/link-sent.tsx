import { Button } from '@gulmohar/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { BackToLogin } from './back-to-login.tsx';
import { passwordMessages as messages } from './password.messages.ts';

/** The same whether or not the account exists. */
export function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="font-display text-3xl text-heading outline-none">
        {messages.sentTitle}
      </h1>
      <p className="mt-4">{messages.sent(email)}</p>
      <p className="mt-2 mb-8 text-muted">{messages.spam}</p>
      <Button variant="secondary" className="w-full" onClick={onAgain}>
        {messages.sendAnother}
      </Button>
      <BackToLogin />
    </>
  );
}
