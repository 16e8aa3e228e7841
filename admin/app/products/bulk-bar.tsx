import {
  type BulkAction,
  changeManyProducts,
  MAX_AT_ONCE,
  type RefusedProduct,
  refusedProduct,
} from '@gulmohar/contract/admin/product-list.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { AskFirst } from '../shell/ask-first.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { showToast } from '../shell/toasts.ts';
import { BulkPriceForm } from './bulk-price-form.tsx';
import { BulkTagForm } from './bulk-tag-form.tsx';
import { refreshProducts } from './product.queries.ts';
import { RefusedProducts } from './refused-products.tsx';

type BulkBarProps = { productIds: string[]; onDone: () => void };

type Refusal = { action: BulkAction; products: RefusedProduct[] };

/** Bulk actions for the selected products; sticks to the bottom of the screen. */
export function BulkBar({ productIds, onDone }: BulkBarProps) {
  const [dialog, setDialog] = useState<'price' | 'tag'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const change = useMutation({
    mutationFn: (requested: { action: BulkAction; skipRefused?: boolean }) =>
      adminApi(changeManyProducts, { body: { productIds, ...requested } }),
    onSuccess: async ({ changed }) => {
      setDialog(undefined);
      setRefusal(undefined);
      onDone();
      showToast('success', changed === 1 ? '1 product is changed' : `${changed} products are changed`);
      await refreshProducts();
    },
  });
  const isTooMany = productIds.length > MAX_AT_ONCE;
  const isStill = change.isPending || isTooMany;
  const count = productIds.length === 1 ? '1 product' : `${productIds.length} products`;

  function open(kind: typeof dialog): void {
    change.reset();
    setDialog(kind);
  }

  /** @throws what went wrong, unless it is that some products cannot be changed so: those are shown */
  async function ask(action: BulkAction): Promise<void> {
    try {
      await change.mutateAsync({ action });
    } catch (error) {
      const products = refusedIn(error);
      if (products.length === 0) throw error;
      change.reset();
      setDialog(undefined);
      setRefusal({ action, products });
    }
  }

  // What went wrong otherwise stands in the dialog.
  const form = {
    isBusy: change.isPending,
    onGo: (action: BulkAction) => void ask(action).catch(() => undefined),
  };
  if (productIds.length === 0) return null;
  return (
    <section
      aria-label="Bulk actions"
      className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-2 border border-rule bg-panel p-3"
    >
      <p className="mr-auto text-sm" role="status">
        {isTooMany ? `At most ${MAX_AT_ONCE} at once` : `${productIds.length} selected`}
      </p>
      <AskFirst
        label="Put on sale"
        title={`Put ${count} on sale?`}
        action="Put on sale"
        isDisabled={isStill}
        run={() => ask({ kind: 'publish' })}
      >
        <p>Shoppers see and can buy them at once.</p>
      </AskFirst>
      <AskFirst
        label="Make drafts"
        title={`Take ${count} off sale?`}
        action="Make drafts"
        isDisabled={isStill}
        run={() => ask({ kind: 'withdraw' })}
      >
        <p>Shoppers no longer find them, and who has one in the cart cannot buy it.</p>
      </AskFirst>
      <Button look="quiet" disabled={isStill} onClick={() => open('price')}>
        Change prices
      </Button>
      <Button look="quiet" disabled={isStill} onClick={() => open('tag')}>
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
        <ProblemNote text={change.error ? failureText(change.error) : undefined} />
      </Dialog>
      <RefusedProducts
        refused={refusal?.products ?? []}
        others={productIds.length - (refusal?.products.length ?? 0)}
        isBusy={change.isPending}
        failure={change.error}
        onRest={() => refusal && change.mutate({ action: refusal.action, skipRefused: true })}
        onClose={() => setRefusal(undefined)}
      />
    </section>
  );
}

function refusedIn(error: unknown): RefusedProduct[] {
  if (!(error instanceof ApiError)) return [];
  return refusedProduct.array().safeParse(error.reply.refused).data ?? [];
}
