import type { DraftLine } from '@gulmohar/contract/admin/draft.ts';
import type { DraftProduct } from '@gulmohar/contract/admin/draft-lookup.ts';
import { MAX_QUANTITY_PER_LINE } from '@gulmohar/contract/shop/shop-rules.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { QuantityInput } from '@gulmohar/ui/quantity-input.tsx';
import X from 'lucide-react/icons/x';
import { Thumbnail } from '../components/thumbnail.tsx';
import { SizePicker } from '../orders/size-picker.tsx';
import { lineKey } from './draft-values.ts';

type DraftItemsProps = {
  value: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  /** The units of each item that can be sold. */
  available: readonly (DraftLine & { available: number })[];
  error: string | undefined;
};

/** The items of a draft order, and a search to add more. */
export function DraftItems({ value: lines, onChange, available, error }: DraftItemsProps) {
  const stock = new Map(available.map((line) => [lineKey(line), line.available]));

  function add({ productId, name, picture, ...product }: DraftProduct, size: string | null): void {
    const unitPrice = product.sizes.find((one) => one.size === size)?.price ?? product.price;
    const key = lineKey({ productId, size });
    const existing = lines.find((line) => lineKey(line) === key);
    if (existing) setQuantity(existing, existing.quantity + 1);
    else onChange([...lines, { productId, name, size, picture, quantity: 1, unitPrice }]);
  }

  function setQuantity(changed: DraftLine, quantity: number): void {
    const most = Math.min(quantity, MAX_QUANTITY_PER_LINE);
    onChange(
      lines.flatMap((line) => {
        if (line !== changed) return [line];
        return most > 0 ? [{ ...line, quantity: most }] : [];
      }),
    );
  }

  return (
    <>
      <SizePicker label="Find a product" onPick={add} />
      <p role="alert" className="text-sm text-problem">
        {error}
      </p>
      <ul aria-label="Items of the order" className="divide-y divide-rule border-y border-rule empty:hidden">
        {lines.map((line) => (
          <Item
            key={lineKey(line)}
            line={line}
            available={stock.get(lineKey(line))}
            onQuantity={(quantity) => setQuantity(line, quantity)}
          />
        ))}
      </ul>
    </>
  );
}

type ItemProps = {
  line: DraftLine;
  /** undefined: not known yet. */
  available: number | undefined;
  onQuantity: (quantity: number) => void;
};

function Item({ line, available, onQuantity }: ItemProps) {
  const name = line.size ? `${line.name}, size ${line.size}` : line.name;
  const isShort = available !== undefined && available < line.quantity;
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2">
      <Thumbnail src={line.picture} />
      <p className="text-sm">
        {name}
        <span className="block text-muted tabular-nums">{formatRupees(line.unitPrice)} each</span>
      </p>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => onQuantity(0)}
        className="grid size-11 cursor-pointer place-items-center"
      >
        <X aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </button>
      <div className="col-span-3 flex flex-wrap items-center justify-between gap-3 sm:col-span-2 sm:col-start-2">
        <QuantityInput
          label={`Quantity of ${name}`}
          value={line.quantity}
          max={MAX_QUANTITY_PER_LINE}
          onChange={onQuantity}
        />
        <p className="tabular-nums">{formatRupees(line.unitPrice * line.quantity)}</p>
      </div>
      <p role="alert" className="col-span-3 text-sm text-problem">
        {isShort && (available > 0 ? `Only ${available} in stock` : 'Out of stock')}
      </p>
    </li>
  );
}
