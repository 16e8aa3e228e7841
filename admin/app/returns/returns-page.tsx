import { returnListStates } from '@gulmohar/contract/admin/return.ts';
import { returnReasonNames, returnReasons } from '@gulmohar/contract/fulfilment/return-reasons.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { ChoiceBar } from '../list/choice-bar.tsx';
import { MoreButton } from '../list/more-button.tsx';
import { paths } from '../paths.ts';
import { returnListQuery } from './return.queries.ts';
import { ReturnItem } from './return-item.tsx';

const OPEN = 'open';

/** The shoppers' returns, with those that are waiting for the shop first. */
export function ReturnsPage() {
  const [search] = useSearchParams();
  const state = returnListStates.find((value) => value === search.get('state'));
  const productId = search.get('product') ?? undefined;
  const reason = returnReasonNames.find((value) => value === search.get('reason'));
  const filter = { status: state, productId, reason };
  const list = useInfiniteQuery({ ...returnListQuery(filter), throwOnError: true });
  const returns = (list.data?.pages ?? []).flatMap((page) =>
    page.returns.map((request) => ({ request, refundPercents: page.refundPercents })),
  );
  return (
    <>
      <PageHead title="Returns" note="Approved, received, then refunded or exchanged" />
      {productId && (
        <p className="mb-4">
          {returns[0] ? `Only of ${returns[0].request.item.split(', ')[0]}` : 'Only of one product'}
          {reason && `: ${returnReasons.find(({ value }) => value === reason)?.label}`}.{' '}
          <Link to={paths.returns} className="text-link underline underline-offset-4">
            Show all returns
          </Link>
        </p>
      )}
      <ChoiceBar
        label="State"
        name="state"
        choices={[
          { value: OPEN, label: productId ? 'All' : 'All open' },
          ...returnListStates.map((value) => ({ value, label: value })),
        ]}
      />
      {list.isPending && <p className="mt-4 text-muted">Loading …</p>}
      {!list.isPending && returns.length === 0 && (
        <p className="mt-4 text-muted">No returns at the moment.</p>
      )}
      <ul className="divide-y divide-rule" aria-label="Returns">
        {returns.map((item) => (
          <ReturnItem key={item.request.returnId} {...item} />
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  );
}
