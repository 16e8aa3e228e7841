import {
  type AbandonedCheckout,
  type AbandonedState,
  abandonedStates,
  LATEST_REMINDER_DAYS,
} from '@gulmohar/contract/admin/abandoned-checkout.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { ChoiceBar } from '../list/choice-bar.tsx';
import { type Column, ListTable } from '../list/list-table.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { paths } from '../paths.ts';
import { abandonedQuery } from './abandoned-checkouts.queries.ts';
import { RecoveryFigures } from './recovery-figures.tsx';

const DAY_MS = 86_400_000;

const stateTexts: Record<AbandonedState, string> = {
  all: 'All',
  reminded: 'Reminded',
  returned: 'Came back by the e-mail',
  bought: 'Ordered later',
};
const choices = abandonedStates.map((value) => ({ value, label: stateTexts[value] }));

const columns: Column<AbandonedCheckout>[] = [
  {
    head: 'Buyer',
    cell: ({ buyerName, email }) => (
      <div className="xl:min-w-56">
        <span className="font-semibold">{buyerName}</span>
        <SecondLine>{email}</SecondLine>
      </div>
    ),
  },
  {
    head: 'Items',
    cell: ({ items }) =>
      items
        .map(({ name, size, quantity }) => `${quantity} × ${name}${size ? `, size ${size}` : ''}`)
        .join('; '),
  },
  {
    head: 'Total',
    isNumber: true,
    cell: ({ amount }) => <span className="whitespace-nowrap">{formatRupees(amount)}</span>,
  },
  {
    head: 'Begun',
    cell: ({ begunAt }) => (
      <span className="text-muted xl:whitespace-nowrap">
        <span className="md:sr-only">Begun </span>
        {showDateTime(begunAt)}
      </span>
    ),
  },
  { head: 'Reminders', cell: (checkout) => <Reminders {...checkout} /> },
  { head: 'Since then', isNamedOnPhone: true, cell: (checkout) => <Outcome {...checkout} /> },
];

/** Checkouts that were not finished, and what reminders of them brought back. */
export function AbandonedCheckoutsPage() {
  const [search] = useSearchParams();
  const state = abandonedStates.find((each) => each === search.get('state')) ?? 'all';
  const { data } = useQuery({ ...abandonedQuery(state), throwOnError: true });
  return (
    <>
      <PageHead
        title="Abandoned checkouts"
        note="Begun and not paid. Those who agreed get an e-mail with their items, unless they bought since, something is sold out, or they got one lately."
      />
      {data && <RecoveryFigures figures={data.figures} />}
      <ChoiceBar label="Show" name="state" choices={choices} />
      {data ? (
        <ListTable
          caption="Abandoned checkouts"
          rows={data.checkouts}
          rowKey={({ checkoutId }) => checkoutId}
          columns={columns}
          empty="There are none."
        />
      ) : (
        <p className="py-4 text-muted">Loading …</p>
      )}
    </>
  );
}

function Reminders({ mayBeReminded, begunAt, firstAt, secondAt }: AbandonedCheckout) {
  if (!firstAt) {
    const isLate = Date.now() - Date.parse(begunAt) > LATEST_REMINDER_DAYS * DAY_MS;
    const agreed = isLate ? 'None' : 'None yet';
    return <span className="text-muted">{mayBeReminded ? agreed : 'Not agreed'}</span>;
  }
  return (
    <span className="text-muted xl:whitespace-nowrap">
      <span className="md:sr-only">Reminded </span>
      {showDateTime(firstAt)}
      {secondAt && <SecondLine>{showDateTime(secondAt)}</SecondLine>}
    </span>
  );
}

function Outcome({ returnedAt, orderId }: AbandonedCheckout) {
  if (!returnedAt && !orderId) return <span className="text-muted">Nothing</span>;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {returnedAt && <Badge tone="good">Came back</Badge>}
      {orderId && (
        <Link to={paths.order(orderId)} className="text-link underline underline-offset-4">
          Ordered
        </Link>
      )}
    </span>
  );
}
