import {
  type BulkAction,
  changeManyProducts,
  MAX_BULK_PRODUCTS,
  type RefusedProduct,
  refusedProduct,
  type UndoableChange,
  undoManyProducts,
} from '@gulmohar/contract/admin/product-bulk.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { showToast } from '../components/toasts.ts';
import { showUndo } from '../components/undo.ts';
import { BulkBar } from '../list/bulk-bar.tsx';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import { BulkTagForm } from './bulk-tag-form.tsx';
import { refreshProducts } from './product.queries.ts';
import { RefusedProducts } from './refused-products.tsx';

type ProductBulkBarProps = {
  productIds: string[];
  /** The sizes of all these products; null for those without sizes. */
  sizes: readonly (string | null)[];
  /** Whether the list shows the archive only. */
  isArchive: boolean;
  onDone: () => void;
};

type Refusal = { action: BulkAction; products: RefusedProduct[] };

export function ProductBulkBar({ productIds, sizes, isArchive, onDone }: ProductBulkBarProps) {
  const [dialog, setDialog] = useState<'fields' | 'tag'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const change = useMutation({
    mutationFn: (requested: { action: BulkAction; skipRefused?: boolean }) =>
      adminApi(changeManyProducts, { body: { productIds, ...requested } }),
    onSuccess: ({ changed, undo }) => finish(changed, undo),
  });
  const isTooMany = productIds.length > MAX_BULK_PRODUCTS;
  const isStill = change.isPending || isTooMany;
  const count = productIds.length === 1 ? '1 product' : `${productIds.length} products`;

  async function finish(changed: number, undo: UndoableChange[]): Promise<void> {
    setDialog(undefined);
    setRefusal(undefined);
    onDone();
    const outcome = changed === 1 ? '1 product changed' : `${changed} products changed`;
    if (undo.length === 0) showToast('success', outcome);
    else
      showUndo(outcome, async () => {
        await adminApi(undoManyProducts, { body: { changes: undo } });
        await refreshProducts();
      });
    await refreshProducts();
  }

  function open(kind: typeof dialog): void {
    change.reset();
    setDialog(kind);
  }

  /** @throws the error, unless some products cannot be changed this way: those are shown */
  async function send(action: BulkAction): Promise<void> {
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

  // The dialog shows any other error.
  const form = {
    isBusy: change.isPending,
    onGo: (action: BulkAction) => void send(action).catch(() => undefined),
  };
  return (
    <BulkBar label="Selected products" count={productIds.length} max={MAX_BULK_PRODUCTS} onClear={onDone}>
      <ConfirmButton
        label="Put on sale"
        title={`Put ${count} on sale?`}
        action="Put on sale"
        isDisabled={isStill}
        run={() => send({ kind: 'publish' })}
      >
        <p>Shoppers can see and buy them at once.</p>
      </ConfirmButton>
      <ConfirmButton
        label="Make drafts"
        title={`Take ${count} off sale?`}
        action="Make drafts"
        isDisabled={isStill}
        run={() => send({ kind: 'withdraw' })}
      >
        <p>Shoppers can no longer find them, or buy one that is already in their cart.</p>
      </ConfirmButton>
      <Button variant="quiet" disabled={isStill} onClick={() => open('fields')}>
        Change
      </Button>
      <Button variant="quiet" disabled={isStill} onClick={() => open('tag')}>
        Tags
      </Button>
      {isArchive ? (
        <Button
          variant="quiet"
          isBusy={change.isPending}
          disabled={isTooMany}
          onClick={() => change.mutate({ action: { kind: 'unarchive' } })}
        >
          Restore
        </Button>
      ) : (
        <ConfirmButton
          label="Archive"
          title={`Archive ${count}?`}
          action="Archive"
          isDisabled={isStill}
          run={() => send({ kind: 'archive' })}
        >
          <p>
            They are no longer sold or listed, including in this list. Orders and records are not affected.
          </p>
        </ConfirmButton>
      )}
      <FailureNote error={dialog === undefined && !refusal ? change.error : undefined} />
      <BulkDialog
        productIds={productIds}
        sizes={sizes}
        isOpen={dialog === 'fields'}
        onClose={() => setDialog(undefined)}
        onChanged={finish}
      />
      <Dialog title="Tags" isOpen={dialog === 'tag'} onClose={() => setDialog(undefined)}>
        <BulkTagForm {...form} />
        <FailureNote error={change.error} />
      </Dialog>
      <RefusedProducts
        refused={refusal?.products ?? []}
        others={productIds.length - (refusal?.products.length ?? 0)}
        isBusy={change.isPending}
        failure={change.error}
        onRest={() => refusal && change.mutate({ action: refusal.action, skipRefused: true })}
        onClose={() => setRefusal(undefined)}
      />
    </BulkBar>
  );
}

function refusedIn(error: unknown): RefusedProduct[] {
  if (!(error instanceof ApiError)) return [];
  return refusedProduct.array().safeParse(error.reply.refused).data ?? [];
}
