import {
  type AdminProduct,
  duplicateProduct,
  previewProduct,
  undoProductChange,
} from '@gulmohar/contract/admin/product-edit.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Copy, Eye, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { showFailure } from '../api/failure.ts';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { showToast } from '../shell/toasts.ts';
import { fieldTexts } from './field-texts.ts';
import { refreshProducts } from './product.queries.ts';

type ProductActionsProps = {
  product: AdminProduct;
  /** Something in the editor is not saved: what is saved should not change below it. */
  isDirty: boolean;
};

/** Preview, duplicate and undo. */
export function ProductActions({ product, isDirty }: ProductActionsProps) {
  const { may } = useStaff();
  const navigate = useNavigate();
  const { productId, lastChange } = product;
  const onError = (error: Error) => showFailure(error);
  const undo = useMutation({
    mutationFn: (entryId: number) => adminApi(undoProductChange, { body: { productId, entryId } }),
    onSuccess: () => showToast('success', 'Last change undone'),
    onError,
    onSettled: refreshProducts,
  });
  const copy = useMutation({
    mutationFn: () => adminApi(duplicateProduct, { body: { productId } }),
    onSuccess: async (made) => {
      await refreshProducts();
      showToast('success', 'Copied; this is the draft');
      await navigate(paths.product(made.productId));
    },
    onError,
  });

  async function preview(): Promise<void> {
    // Opened at once, as browsers allow a window only in the click itself.
    const shown = window.open('about:blank');
    try {
      const { path } = await adminApi(previewProduct, { body: { productId } });
      if (shown) shown.location.href = path;
    } catch (error) {
      shown?.close();
      showFailure(error);
    }
  }

  const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.6 } as const;
  return (
    <>
      <Button look="quiet" onClick={preview}>
        <Eye {...icon} /> Preview
      </Button>
      {may('products.write') && (
        <>
          <Button look="quiet" disabled={isDirty} isBusy={copy.isPending} onClick={() => copy.mutate()}>
            <Copy {...icon} /> Duplicate
          </Button>
          {lastChange && (
            <Button
              look="quiet"
              disabled={isDirty}
              isBusy={undo.isPending}
              title={`${lastChange.staffName} changed: ${fieldTexts(lastChange.fields)}`}
              onClick={() => undo.mutate(lastChange.entryId)}
            >
              <Undo2 {...icon} /> Undo: {fieldTexts(lastChange.fields)}
            </Button>
          )}
        </>
      )}
    </>
  );
}
