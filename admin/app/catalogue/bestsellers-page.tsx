import {
  type Bestseller,
  listAdminBestsellers,
  MAX_BESTSELLERS,
  saveBestsellers,
} from '@gulmohar/contract/admin/bestseller.ts';
import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { catalogueTabs } from '../shell/nav-items.ts';
import { moved, OrderedRows } from '../shell/ordered-rows.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { showToast } from '../shell/toasts.ts';
import { BestsellerRow } from './bestseller-row.tsx';
import { ProductPicker } from './product-picker.tsx';

const bestsellersQuery = queryOptions({
  queryKey: ['bestsellers'],
  queryFn: () => adminApi(listAdminBestsellers),
});

/** The best sellers in the owner's order. */
export function BestsellersPage() {
  const { data } = useSuspenseQuery(bestsellersQuery);
  const [changed, setChanged] = useState<Bestseller[]>();
  const shown = changed ?? data.bestsellers;
  const save = useMutation({
    mutationFn: () =>
      adminApi(saveBestsellers, { body: { productIds: shown.map(({ productId }) => productId) } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(bestsellersQuery);
      setChanged(undefined);
      showToast('success', 'The best sellers are saved');
    },
    onError: (error) => showFailure(error),
  });
  return (
    <>
      <PageHead
        tabs={catalogueTabs}
        title="Best sellers"
        note="The first five stand on the home page, all of them in their own list"
      >
        <Button onClick={() => save.mutate()} disabled={!changed || save.isPending}>
          Save
        </Button>
      </PageHead>
      <div className="grid max-w-3xl gap-6">
        {shown.length < MAX_BESTSELLERS && (
          <ProductPicker
            label="Add a product"
            picked={new Set(shown.map(({ productId }) => productId))}
            onPick={(product) => setChanged([asBestseller(product), ...shown])}
          />
        )}
        {shown.length === 0 && <p className="text-muted">There are no best sellers yet.</p>}
        <OrderedRows
          label="Best sellers"
          items={shown}
          keyOf={({ productId }) => productId}
          nameOf={({ name }) => name}
          onMove={(from, to) => setChanged(moved(shown, from, to))}
          isTall
        >
          {(bestseller, place) => (
            <BestsellerRow
              bestseller={bestseller}
              place={place}
              onRemove={() => setChanged(shown.toSpliced(place, 1))}
            />
          )}
        </OrderedRows>
      </div>
    </>
  );
}

function asBestseller({ _id, name, image, price }: Product): Bestseller {
  return {
    productId: _id,
    name,
    picture: image[0] ?? null,
    price: rupeesToPaise(price) ?? 0,
    isPublished: true,
  };
}
