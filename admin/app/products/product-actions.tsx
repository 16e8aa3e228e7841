import {
  type AdminProduct,
  duplicateProduct,
  undoProductChange,
} from '@gulmohar/contract/admin/product-edit.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link, useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showToast } from '../components/toasts.ts';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { ArchiveActions } from './archive-actions.tsx';
import { fieldTexts } from './field-texts.ts';
import { refreshProducts } from './product.queries.ts';

type ProductActionsProps = {
  product: AdminProduct;
  /** The editor has unsaved changes, so the saved product should not be changed at the same time. */
  isDirty: boolean;
};

/** Preview, duplicate, archive, delete and undo. */
export function ProductActions({ product, isDirty }: ProductActionsProps) {
  const { may } = useStaff();
  const navigate = useNavigate();
  const { productId, lastChange } = product;
  const undo = useMutation({
    mutationFn: (entryId: number) => adminApi(undoProductChange, { body: { productId, entryId } }),
    onSuccess: () => showToast('success', 'Last change undone'),
    onSettled: refreshProducts,
  });
  const copy = useMutation({
    mutationFn: () => adminApi(duplicateProduct, { body: { productId } }),
    onSuccess: async (made) => {
      await refreshProducts();
      showToast('success', 'Copied; this is the draft');
      await navigate(paths.product(made.productId));
    },
  });

  const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.6 } as const;
  return (
    <>
      <Link to={paths.previewOfProduct(productId)} className={buttonClass('quiet')}>
        <Eye {...icon} /> Preview
      </Link>
      {may('products.write') && (
        <>
          <Button variant="quiet" disabled={isDirty} isBusy={copy.isPending} onClick={() => copy.mutate()}>
            <Copy {...icon} /> Duplicate
          </Button>
          <ArchiveActions product={product} isDisabled={isDirty} />
          {lastChange && (
            <Button
              variant="quiet"
              disabled={isDirty}
              isBusy={undo.isPending}
              title={`${lastChange.staffName} changed: ${fieldTexts(lastChange.fields)}`}
              onClick={() => undo.mutate(lastChange.entryId)}
            >
              <Undo2 {...icon} /> Undo: {fieldTexts(lastChange.fields)}
            </Button>
          )}
          <FailureNote error={copy.error ?? undo.error} />
        </>
      )}
    </>
  );
}
