import type { StockMovement } from '@gulmohar/contract/admin/product-stock.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Dialog } from '../components/dialog.tsx';
import { showDateTime } from '../components/india-time.ts';
import { MoreButton } from '../list/more-button.tsx';
import { movementsQuery } from './product.queries.ts';

type MovementsDialogProps = { productId: string; isOpen: boolean; onClose: () => void };

export function MovementsDialog({ productId, isOpen, onClose }: MovementsDialogProps) {
  const list = useInfiniteQuery({ ...movementsQuery(productId), enabled: isOpen });
  const movements = list.data?.pages.flatMap((page) => page.movements) ?? [];
  return (
    <Dialog title="Stock history" isOpen={isOpen} onClose={onClose}>
      {list.data && movements.length === 0 && <p className="mt-4 text-muted">No movements yet.</p>}
      <ol className="mt-4 divide-y divide-rule text-sm">
        {movements.map((movement) => (
          <li key={movement.movementId} className="grid grid-cols-[4rem_1fr] gap-3 py-2">
            <span className="font-semibold tabular-nums">{unitsOf(movement)}</span>
            <span>
              {movement.size && `${movement.size}: `}
              {movement.kind}
              {movement.note && ` (${movement.note})`}
              <span className="block text-muted">{showDateTime(movement.at)}</span>
            </span>
          </li>
        ))}
      </ol>
      <MoreButton list={list} />
    </Dialog>
  );
}

/** '+3', '−1'; reservations and their releases are in brackets. */
function unitsOf({ onHandChange, reservedChange }: StockMovement): string {
  const signed = (units: number) => (units > 0 ? `+${units}` : String(units).replace('-', '−'));
  return onHandChange === 0 ? `(${signed(-reservedChange)})` : signed(onHandChange);
}
