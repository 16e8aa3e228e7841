import { changeManyProducts } from '@gulmohar/contract/admin/product-bulk.ts';
import { type AdminProduct, deleteProduct } from '@gulmohar/contract/admin/product-edit.ts';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up';
import Trash2 from 'lucide-react/icons/trash';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { showToast } from '../components/toasts.ts';
import { paths } from '../paths.ts';
import { refreshProductLists, refreshProducts } from './product.queries.ts';

type ArchiveActionsProps = { product: AdminProduct; isDisabled: boolean };

/** Archives a product or restores it; one that never had stock can also be deleted. */
export function ArchiveActions({ product, isDisabled }: ArchiveActionsProps) {
  const navigate = useNavigate();
  const { productId, name, version, state, isDeletable } = product;
  const isArchived = state === 'archived';
  const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.6 } as const;

  async function move(kind: 'archive' | 'unarchive'): Promise<void> {
    await adminApi(changeManyProducts, { body: { productIds: [productId], action: { kind } } });
    showToast('success', isArchived ? 'Product restored as a draft' : 'Product archived');
    await refreshProducts();
  }

  async function remove(): Promise<void> {
    await adminApi(deleteProduct, { body: { productId, version } });
    showToast('success', `${name} deleted`);
    await navigate(paths.products, { replace: true });
    await refreshProductLists();
  }

  return (
    <>
      {isArchived ? (
        <ConfirmButton
          label={
            <>
              <ArchiveRestore {...icon} /> Restore
            </>
          }
          title={`Restore ${name}?`}
          action="Restore it"
          isDisabled={isDisabled}
          run={() => move('unarchive')}
        >
          <p>It becomes a draft. Shoppers will see it once you put it on sale.</p>
        </ConfirmButton>
      ) : (
        <ConfirmButton
          label={
            <>
              <Archive {...icon} /> Archive
            </>
          }
          title={`Archive ${name}?`}
          action="Archive it"
          isDisabled={isDisabled}
          run={() => move('archive')}
        >
          <p>
            It is no longer sold or listed, and links to it say that it is no longer sold. Orders and records
            are not affected. You can undo this.
          </p>
        </ConfirmButton>
      )}
      {isDeletable && (
        <ConfirmButton
          label={
            <>
              <Trash2 {...icon} /> Delete
            </>
          }
          title={`Delete ${name}?`}
          action="Delete permanently"
          isDisabled={isDisabled}
          run={remove}
        >
          <p>It never had stock, so no records depend on it. This cannot be undone.</p>
        </ConfirmButton>
      )}
    </>
  );
}
