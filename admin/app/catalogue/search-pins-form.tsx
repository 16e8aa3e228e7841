import { MAX_PINS, type SearchPins, saveSearchPins } from '@gulmohar/contract/admin/search.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showToast } from '../components/toasts.ts';
import { PickedProducts } from '../product-picker/picked-products.tsx';
import { refreshSearches } from './search.queries.ts';

/** Edits which products come first in a search. */
export function SearchPinsForm({ pins, onDone }: { pins: SearchPins; onDone: () => void }) {
  const [products, setProducts] = useState(pins.products);
  const save = useMutation({
    mutationFn: () =>
      adminApi(saveSearchPins, {
        body: { search: pins.search, productIds: products.map(({ productId }) => productId) },
      }),
    onSuccess: async () => {
      await refreshSearches();
      showToast('success', 'Pinned products saved');
      onDone();
    },
  });
  return (
    <div className="mt-4 grid gap-6">
      <PickedProducts
        label="Pinned products"
        products={products}
        max={MAX_PINS}
        empty="No products are pinned to this search."
        onChange={setProducts}
      />
      <FailureNote error={save.error} />
      <Button onClick={() => save.mutate()} disabled={products === pins.products || save.isPending}>
        Save
      </Button>
    </div>
  );
}
