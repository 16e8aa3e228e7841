import type { RefusedProduct } from '@gulmohar/contract/admin/product-bulk.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { failureText } from '../api/failure.ts';
import { Dialog } from '../components/dialog.tsx';

type RefusedProductsProps = {
  refused: readonly RefusedProduct[];
  /** How many of the selected products can be changed. */
  others: number;
  isBusy: boolean;
  failure: Error | null;
  onRest: () => void;
  onClose: () => void;
};

/** The products that a bulk action cannot change, and why; the others can be changed without them. */
export function RefusedProducts({ refused, others, isBusy, failure, onRest, onClose }: RefusedProductsProps) {
  return (
    <Dialog title="Nothing has been changed yet" isOpen={refused.length > 0} onClose={onClose}>
      <p className="mt-4">
        {refused.length === 1 ? 'One product' : `${refused.length} products`} cannot be changed this way:
      </p>
      <ul className="my-4 grid gap-2">
        {refused.map(({ productId, name, message }) => (
          <li key={productId}>
            <strong>{name}</strong>: {message}
          </li>
        ))}
      </ul>
      <ProblemNote text={failure ? failureText(failure) : undefined} />
      <div className="mt-4 flex flex-wrap gap-3">
        {others > 0 && (
          <Button isBusy={isBusy} onClick={onRest}>
            Change the other {others === 1 ? 'one' : others}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
