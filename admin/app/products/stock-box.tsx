import type { AdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { useStaff } from '../session/session.queries.ts';
import { MovementsDialog } from './movements-dialog.tsx';
import { StockDialog } from './stock-dialog.tsx';

/** The product's stock. It is changed with a reason, separately from what the editor saves. */
export function StockBox({ product }: { product: AdminProduct }) {
  const { may } = useStaff();
  const [open, setOpen] = useState<'stock' | 'movements'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      {may('stock.write') && (
        <Button variant="secondary" onClick={() => setOpen('stock')}>
          Change stock
        </Button>
      )}
      <Button variant="quiet" onClick={() => setOpen('movements')}>
        Stock history
      </Button>
      <StockDialog product={product} isOpen={open === 'stock'} onClose={close} />
      <MovementsDialog productId={product.productId} isOpen={open === 'movements'} onClose={close} />
    </div>
  );
}
