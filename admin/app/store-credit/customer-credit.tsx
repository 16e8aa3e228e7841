import type { getCustomerCredit } from '@gulmohar/contract/admin/store-credit.ts';
import type { CreditEntryKind } from '@gulmohar/contract/sales/store-credit.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { Dialog } from '../components/dialog.tsx';
import { showDate, showDateTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';
import { showToast } from '../components/toasts.ts';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { GiveCreditForm } from './give-credit-form.tsx';
import { customerCreditQuery, refreshCredit } from './store-credit.queries.ts';
import { WaitingGrants } from './waiting-grants.tsx';

/** The store credit of one customer, what changed it, and giving more. */
export function CustomerCredit({ userId }: { userId: string }) {
  const { may } = useStaff();
  const { data } = useSuspenseQuery(customerCreditQuery(userId));
  const [isGiving, setGiving] = useState(false);

  async function done(text: string): Promise<void> {
    setGiving(false);
    showToast('success', text);
    await refreshCredit();
  }

  return (
    <Section title="Store credit">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p>
          {data.balance > 0 ? (
            <>
              <strong className="font-semibold">{formatRupees(data.balance)}</strong> can be spent.
            </>
          ) : (
            <span className="text-muted">None.</span>
          )}
        </p>
        <WaitingGrants grants={data.waiting} />
        {data.entries.length > 0 && (
          <ul aria-label="Movements" className="divide-y divide-rule border-y border-rule text-sm">
            {data.entries.map((entry) => (
              <Entry key={`${entry.at} ${entry.kind} ${entry.amount}`} entry={entry} />
            ))}
          </ul>
        )}
        {may('orders.refund') && (
          <div>
            <Button variant="quiet" onClick={() => setGiving(true)}>
              Give or take store credit
            </Button>
          </div>
        )}
      </div>
      <Dialog title="Store credit" isOpen={isGiving} onClose={() => setGiving(false)}>
        {isGiving && <GiveCreditForm userId={userId} onDone={done} />}
      </Dialog>
    </Section>
  );
}

const labels: Record<CreditEntryKind, string> = {
  given: 'Given',
  'gift-card': 'Gift card',
  taken: 'Taken back',
  refunded: 'Refund of an order',
  returned: 'Given back by an order',
  spent: 'Spent',
  released: 'Given back by an unfinished checkout',
  expired: 'Expired',
};

type EntryProps = { entry: z.output<typeof getCustomerCredit.reply>['entries'][number] };

function Entry({ entry: { kind, amount, at, expiresAt, orderId, reason, staffName } }: EntryProps) {
  return (
    <li className="flex flex-wrap justify-between gap-x-6 py-2">
      <span className="wrap-anywhere">
        {labels[kind]}
        {reason && `: ‘${reason}’`}
        {orderId && (
          <>
            {', '}
            <Link className="text-link underline" to={paths.order(orderId)}>
              order
            </Link>
          </>
        )}
        <span className="block text-muted">
          {[showDateTime(at), staffName, expiresAt && `until ${showDate(expiresAt)}`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <span className="tabular-nums">
        {amount < 0 ? '−' : '+'}
        {formatRupees(Math.abs(amount))}
      </span>
    </li>
  );
}
