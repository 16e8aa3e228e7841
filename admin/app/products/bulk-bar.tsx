import { type BulkAction, changeManyProducts, MOST_AT_ONCE } from '@gulmohar/contract/admin/product-list.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { BulkPriceForm } from './bulk-price-form.tsx';
import { BulkTagForm } from './bulk-tag-form.tsx';
import { refreshProducts } from './product.queries.ts';

type BulkBarProps = { productIds: string[]; onDone: () => void };

/** What can be done to all products that are ticked; stands at the foot of the screen while any is. */
export function BulkBar({ productIds, onDone }: BulkBarProps) {
  const [dialog, setDialog] = useState<'price' | 'tag'>();
  const change = useMutation({
    mutationFn: (action: BulkAction) => deskApi(changeManyProducts, { body: { productIds, action } }),
    onSuccess: async ({ changed }) => {
      setDialog(undefined);
      onDone();
      showToast('success', changed === 1 ? '1 product is changed' : `${changed} products are changed`);
      await refreshProducts();
    },
    onError: (error) => showFailure(error),
  });
  const isTooMany = productIds.length > MOST_AT_ONCE;
  const isStill = change.isPending || isTooMany;
  const form = { isBusy: change.isPending, onGo: change.mutate };
  if (productIds.length === 0) return null;
  return (
    <section
      aria-label="With the chosen products"
      className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-2 border border-rule bg-panel p-3"
    >
      <p className="mr-auto text-sm" role="status">
        {isTooMany ? `At most ${MOST_AT_ONCE} at once` : `${productIds.length} chosen`}
      </p>
      <Button look="quiet" disabled={isStill} onClick={() => change.mutate({ kind: 'publish' })}>
        Put on sale
      </Button>
      <Button look="quiet" disabled={isStill} onClick={() => change.mutate({ kind: 'withdraw' })}>
        Make drafts
      </Button>
      <Button look="quiet" disabled={isStill} onClick={() => setDialog('price')}>
        Change prices
      </Button>
      <Button look="quiet" disabled={isStill} onClick={() => setDialog('tag')}>
        Tags
      </Button>
      <Dialog
        title={dialog === 'price' ? 'Change prices' : 'Tags'}
        isOpen={dialog !== undefined}
        onClose={() => setDialog(undefined)}
      >
        {dialog === 'price' ? (
          <BulkPriceForm count={productIds.length} {...form} />
        ) : (
          <BulkTagForm {...form} />
        )}
      </Dialog>
    </section>
  );
}
