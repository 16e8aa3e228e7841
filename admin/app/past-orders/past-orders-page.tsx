import { useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { SearchField } from '../list/search-field.tsx';
import { PastOrderTable } from './past-order-table.tsx';
import { usePastOrders } from './use-past-orders.ts';

/** What was ordered in the shop that was before this one. */
export function PastOrdersPage() {
  const [search] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  const list = usePastOrders({ q });
  return (
    <>
      <PageHead
        title="Past orders"
        note="Of your earlier shop, to be read; no part of sales, stock and GST"
      />
      <div className="grid gap-4">
        <div className="no-print">
          <SearchField label="Number, name, e-mail or phone" />
        </div>
        <PastOrderTable
          list={list}
          empty={
            q
              ? 'No past order matches.'
              : 'None. Under Products, Move in, you can import the orders of another shop.'
          }
        />
      </div>
    </>
  );
}
