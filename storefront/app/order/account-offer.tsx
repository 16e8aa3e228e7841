import { newPassword } from '@gulmohar/contract/accounts/password.ts';
import { failedFields } from '@gulmohar/contract/api/client.ts';
import { createAccountFromOrder } from '@gulmohar/contract/fulfilment/placed-order.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { accountMessages } from '../account/account.messages.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { PASSWORD_HINT } from '../password/strength.rules.ts';
import { StrengthMeter } from '../password/strength-meter.tsx';
import { paths } from '../paths.ts';
import { readDeviceId } from '../session/device-id.ts';
import { setToken } from '../session/session-store.ts';
import type { LoadedOrder } from './load-placed-order.ts';
import { orderMessages as messages } from './order.messages.ts';

const rule = newPassword(messages.passwordMissing);

/**
 * Offers guests an account after their order: they only choose a password, everything else comes from the
 * order.
 */
export function AccountOffer({ order, checkoutId }: LoadedOrder) {
  const [isCreated, setCreated] = useState(false);
  if (isCreated) return <AccountCreated email={order.address.email} />;
  if (!order.canCreateAccount) return null;
  return (
    <section aria-labelledby="account-offer" className="bg-panel p-5">
      <h2 id="account-offer" className="font-display text-xl text-heading">
        {messages.offer}
      </h2>
      <p className="mt-1 mb-4">{messages.offerHint}</p>
      <AccountForm email={order.address.email} checkoutId={checkoutId} onCreated={() => setCreated(true)} />
    </section>
  );
}

type AccountFormProps = { email: string; checkoutId: string; onCreated: () => void };

function AccountForm({ email, checkoutId, onCreated }: AccountFormProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    const wrong = rule.safeParse(password).error?.issues[0]?.message;
    if (wrong) return refuse(wrong);
    setBusy(true);
    try {
      const body = { orderId: checkoutId, password, deviceId: readDeviceId() };
      const { token } = await browserApi(createAccountFromOrder, { body });
      onCreated();
      setToken(token);
    } catch (failure) {
      const { password: refusal } = Object.fromEntries(failedFields(failure));
      setBusy(false);
      if (refusal) refuse(refusal);
      else setProblem(failureText(failure, messages.accountFailed));
    }
  }

  function refuse(reason: string): void {
    setError(reason);
    field.current?.focus();
  }

  return (
    <form onSubmit={create} noValidate aria-label={messages.createAccount}>
      {/* Lets password managers store the e-mail address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        label={accountMessages.password}
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        value={password}
        error={error}
        required
        onChange={(event) => {
          setPassword(event.target.value);
          setError(undefined);
        }}
      />
      <StrengthMeter password={password} />
      <ProblemNote text={problem} />
      <Button type="submit" isBusy={isBusy} className="w-full">
        {messages.createAccount}
      </Button>
    </form>
  );
}

/** Takes over the focus from the form's button, which is gone. */
function AccountCreated({ email }: { email: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="account-created" className="bg-panel p-5">
      <h2
        ref={title}
        id="account-created"
        tabIndex={-1}
        className="font-display text-xl text-heading outline-none"
      >
        {messages.accountCreated}
      </h2>
      <p className="mt-1 mb-4">{messages.accountCreatedHint(email)}</p>
      <Link to={paths.orders()} className={buttonClass('secondary')}>
        {messages.pageTitle}
      </Link>
    </section>
  );
}
