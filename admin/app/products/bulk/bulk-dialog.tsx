import {
  type BulkAction,
  changeManyProducts,
  type previewManyProducts as endpoint,
  previewManyProducts,
  type UndoableChange,
} from '@gulmohar/contract/admin/product-bulk.ts';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { adminApi } from '../../api/admin-api.ts';
import { Dialog } from '../../components/dialog.tsx';
import { BulkCategoryForm } from './bulk-category-form.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkPriceForm } from './bulk-price-form.tsx';
import { BulkStockForm } from './bulk-stock-form.tsx';
import { BulkTaxForm } from './bulk-tax-form.tsx';

const kinds = { price: 'Prices', category: 'Category', tax: 'Tax and HSN code', stock: 'Stock' } as const;
type Kind = keyof typeof kinds;
type Previewed = { action: BulkAction; plan: z.output<typeof endpoint.reply> };

type BulkDialogProps = {
  productIds: readonly string[];
  /** The sizes of all these products; null for those without sizes. */
  sizes: readonly (string | null)[];
  isOpen: boolean;
  onClose: () => void;
  onChanged: (changed: number, undo: UndoableChange[]) => void;
};

/** Changes many products: choose the change, preview its effect on each, then apply it. */
export function BulkDialog({ isOpen, ...props }: BulkDialogProps) {
  return (
    <Dialog title="Change these products" isOpen={isOpen} onClose={props.onClose} isWide>
      <BulkSteps {...props} />
    </Dialog>
  );
}

function BulkSteps({ productIds, sizes, onClose, onChanged }: Omit<BulkDialogProps, 'isOpen'>) {
  const [kind, setKind] = useState<Kind>('price');
  const [previewed, setPreviewed] = useState<Previewed>();
  const apply = useMutation({
    mutationFn: ({ action, plan: { plan } }: Previewed) =>
      adminApi(changeManyProducts, {
        body: { productIds: [...productIds], action, plan, skipRefused: true },
      }),
    onSuccess: ({ changed, undo }) => onChanged(changed, undo),
  });

  async function preview(action: BulkAction): Promise<void> {
    apply.reset();
    const plan = await adminApi(previewManyProducts, { body: { productIds: [...productIds], action } });
    setPreviewed({ action, plan });
  }

  if (previewed) {
    return (
      <BulkPreview
        products={previewed.plan.products}
        isBusy={apply.isPending}
        failure={apply.error}
        onApply={() => apply.mutate(previewed)}
        onLookAgain={() => preview(previewed.action)}
        onBack={() => setPreviewed(undefined)}
        onClose={onClose}
      />
    );
  }
  return (
    <div className="mt-4">
      <SelectField
        label="What to change"
        value={kind}
        onChange={(event) => setKind(event.target.value as Kind)}
      >
        <Options of={kinds} />
      </SelectField>
      {kind === 'price' && <BulkPriceForm onPreview={preview} />}
      {kind === 'category' && <BulkCategoryForm onPreview={preview} />}
      {kind === 'tax' && <BulkTaxForm onPreview={preview} />}
      {kind === 'stock' && <BulkStockForm sizes={sizes} onPreview={preview} />}
    </div>
  );
}
