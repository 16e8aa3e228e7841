import type { CouponRow } from '@gulmohar/contract/admin/coupon.ts';
import { type DiscountState, discountStates } from '@gulmohar/contract/admin/discount.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { discountColumns } from '../discount/discount-columns.tsx';
import { stateTexts } from '../discount/discount-state.tsx';
import { ChoiceBar } from '../list/choice-bar.tsx';
import { type Column, RowLink } from '../list/list-table.tsx';
import { PagedTable } from '../list/paged-table.tsx';
import { SearchField } from '../list/search-field.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { couponsQuery } from './coupon.queries.ts';
import { giftOf } from './coupon-texts.ts';

const choices = [
  { value: 'all', label: 'All' },
  ...discountStates.map((value) => ({ value, label: stateTexts[value] })),
];

const columns: Column<CouponRow>[] = [
  {
    head: 'Code',
    cell: ({ couponId, code, terms }) => (
      <>
        <RowLink to={paths.coupon(couponId)}>{code}</RowLink>
        <SecondLine>
          {terms.name}
          {!terms.isListed && ' · not listed'}
        </SecondLine>
      </>
    ),
  },
  { head: 'Gives', cell: ({ terms }) => giftOf(terms) },
  ...discountColumns,
];

export function CouponsPage() {
  const { may } = useStaff();
  const [search] = useSearchParams();
  const state = (choices.find(({ value }) => value === search.get('state'))?.value ?? 'all') as
    | DiscountState
    | 'all';
  const list = useSuspenseInfiniteQuery(couponsQuery({ q: search.get('q') ?? '', state }));
  return (
    <>
      <PageHead title="Coupons" note="Discount codes for shoppers">
        {may('marketing.write') && (
          <Link to={paths.newCoupon} className={buttonClass()}>
            New coupon
          </Link>
        )}
      </PageHead>
      <div className="mb-4 grid grid-cols-1 gap-3">
        <SearchField label="Code or name" />
        <ChoiceBar label="State" name="state" choices={choices} />
      </div>
      <PagedTable
        caption="Coupons"
        list={list}
        rowsOf={(page) => page.coupons}
        rowKey={(coupon) => coupon.couponId}
        columns={columns}
        empty="No matching coupons."
      />
    </>
  );
}
