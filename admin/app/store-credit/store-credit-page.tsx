import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { Section } from '../components/section.tsx';
import { MoreButton } from '../list/more-button.tsx';
import { paths } from '../paths.ts';
import { creditListQuery } from './store-credit.queries.ts';
import { WaitingGrants } from './waiting-grants.tsx';

/** What the shop owes its customers as store credit, and what waits for a second person. */
export function StoreCreditPage() {
  const list = useSuspenseInfiniteQuery(creditListQuery);
  const [first] = list.data.pages;
  const accounts = list.data.pages.flatMap((page) => page.accounts);
  return (
    <>
      <PageHead
        title="Store credit"
        note={`${formatRupees(first?.total ?? 0)} can be spent by customers. It is given on a customer’s page.`}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {first && first.waiting.length > 0 && (
          <Section title="Waiting for approval">
            <WaitingGrants grants={first.waiting} />
          </Section>
        )}
        <Section title="Customers">
          {accounts.length === 0 ? (
            <p className="text-muted">Nobody has store credit.</p>
          ) : (
            <ul aria-label="Balances" className="divide-y divide-rule border-y border-rule">
              {accounts.map(({ userId, name, email, balance }) => (
                <li key={userId} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
                  <Link
                    className="inline-flex min-h-11 items-center text-link wrap-anywhere underline"
                    to={paths.customer(userId)}
                  >
                    {name || email}
                  </Link>
                  <span className="tabular-nums">{formatRupees(balance)}</span>
                </li>
              ))}
            </ul>
          )}
          <MoreButton list={list} />
        </Section>
      </div>
    </>
  );
}
