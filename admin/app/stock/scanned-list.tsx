import { Button } from '@gulmohar/ui/button.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { NumberField } from '../form/number-field.tsx';
import { nameOf, type ScannedItem } from './use-scanned-list.ts';

type ScannedListProps = {
  items: readonly ScannedItem[];
  /** Whether the units replace the stock instead of being added to it. */
  isCount: boolean;
  onChange: (variantId: number, units: number | null) => void;
  onRemove: (variantId: number) => void;
};

/** What was scanned, with the stock before and after. */
export function ScannedList({ items, isCount, onChange, onRemove }: ScannedListProps) {
  return (
    <ul aria-label="Scanned products" className="grid gap-3">
      {items.map((item) => {
        const { variantId, sku, picture, onHand, units } = item;
        const after = isCount ? (units ?? 0) : onHand + (units ?? 0);
        return (
          <li
            key={variantId}
            className="grid grid-cols-[4rem_1fr] items-center gap-3 bg-panel p-3 sm:grid-cols-[4rem_1fr_8rem_auto]"
          >
            <Picture src={picture ?? undefined} alt="" sizes="4rem" />
            <div className="min-w-0">
              <p className="font-semibold">{nameOf(item)}</p>
              <p className="text-sm text-muted wrap-anywhere">{sku}</p>
              <p className="text-sm tabular-nums">
                {Number.isNaN(after) ? `${onHand} in stock` : `${onHand} in stock, then ${after}`}
              </p>
            </div>
            <NumberField
              label={`Units of ${nameOf(item)}`}
              value={units}
              error={units === null || units < 0 ? 'Please enter a whole number' : undefined}
              onChange={(value) => onChange(variantId, value)}
            />
            <Button variant="quiet" aria-label={`Remove ${nameOf(item)}`} onClick={() => onRemove(variantId)}>
              Remove
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
