import { orderCollections } from '@gulmohar/contract/admin/collection.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { Badge } from '../components/badge.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { PageHead } from '../components/page-head.tsx';
import { moved, OrderedRows } from '../form/ordered-rows.tsx';
import { paths } from '../paths.ts';
import { collectionsQuery, refreshCollections } from './collection.queries.ts';

/** The collections, in the order in which they are listed. */
export function CollectionsPage() {
  const { data } = useSuspenseQuery(collectionsQuery);
  const order = useMutation({
    mutationFn: (handles: string[]) => adminApi(orderCollections, { body: { handles } }),
    onSettled: refreshCollections,
  });
  const saved = data.collections.map(({ handle }) => handle);
  // The new order is shown before the server has answered.
  const handles = order.isPending ? order.variables : saved;
  const collections = handles.flatMap(
    (handle) => data.collections.find((each) => each.handle === handle) ?? [],
  );
  return (
    <>
      <PageHead
        title="Collections"
        note="Products shown together under an address of their own: picked by hand, or found by rules"
      >
        <Link to={paths.newCollection} className={buttonClass()}>
          New collection
        </Link>
      </PageHead>
      <FailureNote error={order.error} />
      {collections.length === 0 && (
        <p className="border-y border-rule py-8 text-muted">There are no collections yet.</p>
      )}
      {collections.length > 0 && (
        <OrderedRows
          label="Collections"
          items={collections}
          keyOf={({ handle }) => handle}
          nameOf={({ title }) => title}
          onMove={(from, to) => order.mutate(moved(handles, from, to))}
        >
          {({ handle, title, products, isByRules, isPublished }) => (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to={paths.collection(handle)}
                className="py-2 font-semibold text-link underline underline-offset-4"
              >
                {title}
              </Link>
              <span className="text-sm text-muted">
                {products === 1 ? '1 product' : `${products} products`}
                {isByRules && ', by rules'}
              </span>
              {!isPublished && <Badge>Draft</Badge>}
            </p>
          )}
        </OrderedRows>
      )}
    </>
  );
}
