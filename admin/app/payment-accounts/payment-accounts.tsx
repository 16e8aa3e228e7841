import type { PaymentAccountRow } from '@gulmohar/contract/admin/payment-account.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { providerTexts } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { paymentAccountsQuery } from './payment-account.queries.ts';
import { RemoveAccountForm } from './remove-account-form.tsx';

/** The accounts at payment providers, each with what it is used for and a way to change it. */
export function PaymentAccounts() {
  const { accounts } = useSuspenseQuery(paymentAccountsQuery).data;
  return (
    <ul className="grid gap-6">
      {accounts.map((account) => (
        <li key={account.provider}>
          <Account account={account} />
        </li>
      ))}
    </ul>
  );
}

function Account({ account }: { account: PaymentAccountRow }) {
  const { provider, setBy, canEnter, webhookUrl } = account;
  const [open, setOpen] = useState<'none' | 'entering' | 'removing'>('none');
  const { title, where } = providerTexts[provider];
  const close = () => setOpen('none');
  return (
    <>
      <h3 className="font-semibold text-heading">{title}</h3>
      <p className="mt-1 wrap-anywhere">{standing(account)}</p>
      {canEnter && (
        <p className="mt-2 flex flex-wrap gap-x-4">
          <Button variant="secondary" onClick={() => setOpen('entering')}>
            {setBy === 'owner' ? 'Change' : 'Enter'} the keys<span className="sr-only"> of {title}</span>
          </Button>
          {setBy === 'owner' && provider !== 'razorpay' && (
            <Button variant="quiet" onClick={() => setOpen('removing')}>
              Remove<span className="sr-only"> {title}</span>
            </Button>
          )}
        </p>
      )}
      <Dialog title={`Keys of ${title}`} isOpen={open === 'entering'} onClose={close}>
        <p className="mt-4">{where}</p>
        {provider !== 'sabpaisa' && (
          <p className="mt-2 text-sm text-muted wrap-anywhere">
            Address of the webhook: <code>{webhookUrl}</code>
          </p>
        )}
        {setBy === 'owner' && (
          <p className="mt-2">
            With keys of another account, payments made so far can no longer be refunded from here.
          </p>
        )}
        <AccountForm provider={provider} onSaved={close} />
      </Dialog>
      <Dialog title={`Remove ${title}?`} isOpen={open === 'removing'} onClose={close}>
        <p className="mt-4">
          Shoppers can no longer pay by {title}, and payments made by it can no longer be refunded from here.
        </p>
        {provider !== 'razorpay' && <RemoveAccountForm provider={provider} onRemoved={close} />}
      </Dialog>
    </>
  );
}

function standing({ setBy, hint, isTest }: PaymentAccountRow): string {
  const money = isTest ? 'These are test keys: no money moves.' : 'Payments are real.';
  switch (setBy) {
    case 'operator':
      return hint
        ? `The operator has set the account ${hint} in the server’s environment. ${money}`
        : 'The operator has set the sandbox (PAYMENTS=sandbox): no money moves.';
    case 'owner':
      return `The shop uses the account ${hint}. ${money}`;
    case 'sandbox':
      return 'A sandbox stands in for it: no money moves.';
    case 'nobody':
      return 'Not connected.';
  }
}
