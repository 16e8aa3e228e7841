import { showDateTime } from '../components/india-time.ts';
import type { Column } from '../list/list-table.tsx';
import { SecondLine } from '../list/second-line.tsx';
import type { DiscountRow } from './discount-row.ts';
import { DiscountState } from './discount-state.tsx';

export const discountColumns: Column<DiscountRow>[] = [
  { head: 'When', cell: (row) => <span className="text-muted">{periodOf(row)}</span> },
  {
    head: 'Used',
    isNumber: true,
    cell: ({ used, held, terms }) => (
      <>
        <span className="text-muted md:sr-only">Used </span>
        {used}
        {terms.usageLimit !== null && ` of ${terms.usageLimit}`}
        {held > 0 && <SecondLine>{held} reserved</SecondLine>}
      </>
    ),
  },
  { head: 'State', cell: ({ state }) => <DiscountState state={state} /> },
];

function periodOf({ terms: { startsAt, endsAt }, state }: DiscountRow): string {
  if (endsAt) return `${showDateTime(startsAt)} to ${showDateTime(endsAt)}`;
  return `${state === 'coming' ? 'From' : 'Since'} ${showDateTime(startsAt)}`;
}
