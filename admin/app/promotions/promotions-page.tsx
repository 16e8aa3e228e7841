import type { PromotionRow } from '@gulmohar/contract/admin/promotion.ts';
import { summaryOf } from '@gulmohar/contract/sales/promotion-texts.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { discountColumns } from '../discount/discount-columns.tsx';
import { type Column, RowLink } from '../list/list-table.tsx';
import { PagedTable } from '../list/paged-table.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { promotionsQuery } from './promotion.queries.ts';

const columns: Column<PromotionRow>[] = [
  {
    head: 'Title',
    cell: ({ promotionId, terms }) => (
      <>
        <RowLink to={paths.promotion(promotionId)}>{terms.title}</RowLink>
        {terms.isFirstOrder && <SecondLine>only on the first order</SecondLine>}
      </>
    ),
  },
  { head: 'Gives', cell: ({ terms }) => summaryOf(terms.benefit) },
  ...discountColumns,
];

export function PromotionsPage() {
  const { may } = useStaff();
  const list = useSuspenseInfiniteQuery(promotionsQuery);
  return (
    <>
      <PageHead title="Offers" note="Discounts that apply by themselves, without a code">
        {may('marketing.write') && (
          <Link to={paths.newPromotion} className={buttonClass()}>
            New offer
          </Link>
        )}
      </PageHead>
      <PagedTable
        caption="Offers"
        list={list}
        rowsOf={(page) => page.promotions}
        rowKey={(promotion) => promotion.promotionId}
        columns={columns}
        empty="No offers yet."
      />
    </>
  );
}
