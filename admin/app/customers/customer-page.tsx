import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { Section } from '../components/section.tsx';
import { MoreButton } from '../list/more-button.tsx';
import { OrderList } from '../orders/order-list.tsx';
import { orderListQuery } from '../orders/orders.queries.ts';
import { PastOrdersOf } from '../past-orders/past-orders-of.tsx';
import { CustomerCredit } from '../store-credit/customer-credit.tsx';
import { CodBlocks } from './cod-blocks.tsx';
import { customerQuery } from './customer.queries.ts';
import { CustomerActions } from './customer-actions.tsx';
import { EarlierShop } from './earlier-shop.tsx';

/** One shopper: their orders, and the actions on their account. */
export function CustomerPage() {
  const { userId = '' } = useParams();
  const { data } = useSuspenseQuery(customerQuery(userId));
  const list = useInfiniteQuery({ ...orderListQuery({ userId }), throwOnError: true });
  const { customer } = data;
  return (
    <>
      <PageHead title={customer.name || customer.email} note={`Joined ${showDateTime(customer.joinedAt)}`}>
        {customer.isBlocked && <Badge tone="bad">Blocked</Badge>}
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <dl className="grid max-w-xl grid-cols-[8rem_1fr] gap-y-1">
          <dt className="text-muted">E-mail</dt>
          <dd className="wrap-anywhere">
            {customer.email}{' '}
            {!customer.isEmailConfirmed && <span className="text-muted">(not confirmed)</span>}
          </dd>
          <dt className="text-muted">Phone</dt>
          <dd>{customer.phone || '–'}</dd>
          <dt className="text-muted">Orders</dt>
          <dd>{customer.orders}</dd>
          <dt className="text-muted">Spent</dt>
          <dd>{formatRupees(customer.spent)}</dd>
          {customer.blockReason && (
            <>
              <dt className="text-muted">Blocked because</dt>
              <dd>{customer.blockReason}</dd>
            </>
          )}
        </dl>
        {customer.earlierShop && <EarlierShop facts={customer.earlierShop} />}
        <CustomerActions customer={customer} />
        <CustomerCredit userId={userId} />
        <CodBlocks customer={customer} />
        <Section title="Orders">
          <OrderList orders={list.data?.pages.flatMap((page) => page.orders) ?? []} empty="No orders yet." />
          <MoreButton list={list} />
        </Section>
        <PastOrdersOf email={customer.email} />
      </div>
    </>
  );
}
