import type { DraftProduct } from '@gulmohar/contract/admin/draft-lookup.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Thumbnail } from '../components/thumbnail.tsx';
import { productsOnSaleQuery } from './orders.queries.ts';

type SizePickerProps = {
  label: string;
  /** The initial search text. */
  start?: string;
  onPick: (product: DraftProduct, size: string | null) => void;
};

/** Finds products that are on sale, and adds one in a size. */
export function SizePicker({ label, start = '', onPick }: SizePickerProps) {
  const [text, setText] = useState(start);
  const search = useDeferredValue(text.trim());
  const { data } = useQuery(productsOnSaleQuery(search));
  const products = search.length > 1 && data ? data.products : [];
  return (
    <div className="mb-4">
      <TextField
        label={label}
        type="search"
        value={text}
        autoComplete="off"
        hint="By words from its name, or by SKU"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className="sr-only" aria-live="polite">
        {search.length > 1 && data && `${products.length} found`}
      </p>
      {search.length > 1 && data && products.length === 0 && (
        <p className="text-sm text-muted">No matching products on sale.</p>
      )}
      <ul aria-label="Found products" className="divide-y divide-rule empty:hidden">
        {products.map((product) => (
          <li key={product.productId} className="grid gap-2 py-3">
            <p className="flex items-start gap-3 text-sm">
              <Thumbnail src={product.picture} />
              <span className="grow">{product.name}</span>
              <span className="tabular-nums">{formatRupees(product.price)}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              {product.sizes.map(({ size, sku, price, available }) => (
                <button
                  key={sku}
                  type="button"
                  disabled={available <= 0}
                  onClick={() => {
                    onPick(product, size);
                    setText('');
                  }}
                  className="min-h-11 min-w-11 cursor-pointer border border-muted px-3 text-sm hover:bg-panel disabled:cursor-not-allowed disabled:opacity-55"
                >
                  <span className="sr-only">{product.name}, </span>
                  {size ?? 'One size'}
                  {price !== product.price && ` · ${formatRupees(price)}`}
                  <span className="text-muted"> · {available > 0 ? `${available} left` : 'sold out'}</span>
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
