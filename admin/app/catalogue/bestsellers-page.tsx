import {
  listAdminBestsellers,
  MAX_BESTSELLERS,
  saveBestsellers,
} from '@gulmohar/contract/admin/bestseller.ts';
import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { useUnsavedChanges } from '../form/unsaved-changes.tsx';
import { PickedProducts } from '../product-picker/picked-products.tsx';

const bestsellersQuery = queryOptions({
  queryKey: ['bestsellers'],
  queryFn: () => adminApi(listAdminBestsellers),
});

export function BestsellersPage() {
  const { data } = useSuspenseQuery(bestsellersQuery);
  const [changed, setChanged] = useState<PickedProduct[]>();
  const shown = changed ?? data.bestsellers;
  const save = useMutation({
    mutationFn: () =>
      adminApi(saveBestsellers, { body: { productIds: shown.map(({ productId }) => productId) } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(bestsellersQuery);
      setChanged(undefined);
      showToast('success', 'Best sellers saved');
    },
  });
  useUnsavedChanges(changed !== undefined && !save.isPending);
  return (
    <>
      <PageHead
        title="Best sellers"
        note="The first five are shown on the home page, all of them in their own list"
      >
        <Button onClick={() => save.mutate()} disabled={!changed || save.isPending}>
          Save
        </Button>
      </PageHead>
      <div className="max-w-3xl">
        <FailureNote error={save.error} />
        <PickedProducts
          label="Best sellers"
          products={shown}
          max={MAX_BESTSELLERS}
          empty="There are no best sellers yet."
          addAt="start"
          onChange={setChanged}
        />
      </div>
    </>
  );
}
