import type { PlannedChange, PlannedProduct } from '@gulmohar/contract/admin/product-bulk.ts';
import { type TaxRule, taxRules } from '@gulmohar/contract/admin/product-fields.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { FailureNote } from '../../components/failure-note.tsx';
import { Thumbnail } from '../../components/thumbnail.tsx';
import { taxRuleTexts } from '../tax-rule-texts.ts';

type BulkPreviewProps = {
  products: readonly PlannedProduct[];
  isBusy: boolean;
  failure: Error | null;
  onApply: () => void;
  /** Calculates the preview again after somebody else changed one of the products. */
  onLookAgain: () => Promise<void>;
  onBack: () => void;
  onClose: () => void;
};

/** Previews the effect of a change on each product. */
export function BulkPreview({
  products,
  isBusy,
  failure,
  onApply,
  onLookAgain,
  onBack,
  onClose,
}: BulkPreviewProps) {
  const summary = useRef<HTMLParagraphElement>(null);
  const again = useMutation({ mutationFn: onLookAgain });
  const changed = products.filter(({ changes, refused }) => changes.length > 0 && refused === null);
  const refused = products.filter((product) => product.refused !== null);
  const same = products.length - changed.length - refused.length;
  // In a layout effect, before the focus that the form had moves anywhere else.
  useLayoutEffect(() => summary.current?.focus(), []);
  return (
    <div className="mt-4 grid gap-4">
      <p ref={summary} tabIndex={-1} className="outline-none">
        {[
          `${counted(changed.length)} will change.`,
          same > 0 &&
            `${counted(same)} ${same === 1 ? 'stays' : 'stay'} as ${same === 1 ? 'it is' : 'they are'}.`,
          refused.length > 0 && `${counted(refused.length)} cannot be changed this way and will be left out.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
        tabIndex={0}
        aria-label="Changes"
        className="max-h-[45dvh] divide-y divide-rule overflow-y-auto border-y border-rule"
      >
        {[...refused, ...changed].map((product) => (
          <li key={product.productId} className="grid grid-cols-[2.25rem_1fr] gap-3 py-2 text-sm">
            <Thumbnail src={product.picture} size="small" />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{product.name}</p>
              {product.refused !== null && <p className="text-problem">{product.refused}</p>}
              <ul>
                {product.changes.map((change) => (
                  <li key={`${change.field} ${change.size ?? ''}`}>
                    <span className="text-muted">{labelOf(change)}:</span> {shown(change, change.before)}{' '}
                    <span aria-hidden="true">→</span>
                    <span className="sr-only">becomes</span>{' '}
                    <strong className="font-semibold">{shown(change, change.after)}</strong>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <FailureNote error={failure ?? again.error} />
      <div className="flex flex-wrap gap-3">
        {failure ? (
          <Button isBusy={again.isPending} onClick={() => again.mutate()}>
            Refresh preview
          </Button>
        ) : (
          <Button isBusy={isBusy} disabled={changed.length === 0} onClick={onApply}>
            Change {counted(changed.length)}
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const counted = (count: number) => (count === 1 ? '1 product' : `${count} products`);

const labels: Record<string, string> = {
  price: 'Price',
  category: 'Category',
  subCategory: 'Sub-category',
  hsn: 'HSN code',
  taxRule: 'Tax',
};

function labelOf({ field, size }: PlannedChange): string {
  if (field === 'stock') return size ? `Size ${size}` : 'Units';
  const label = labels[field] ?? field;
  return size ? `${label} of ${size}` : label;
}

function shown({ field }: PlannedChange, value: PlannedChange['before']): string {
  if (field === 'price' && typeof value === 'number') return formatRupees(value);
  if (field === 'taxRule' && isTaxRule(value)) return taxRuleTexts[value];
  return value === null || value === '' ? 'none' : String(value);
}

function isTaxRule(value: PlannedChange['before']): value is TaxRule {
  return taxRules.some((rule) => rule === value);
}
