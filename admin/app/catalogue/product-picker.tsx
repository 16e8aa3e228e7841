import { listProducts, type Product } from '@gulmohar/contract/catalogue/product.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { Thumbnail } from '../shell/thumbnail.tsx';
import { formatPrice } from './format-price.ts';

const SHOWN = 6;

type ProductPickerProps = {
  label: string;
  /** Ids that are picked already: not offered. */
  picked: ReadonlySet<string>;
  onPick: (product: Product) => void;
};

/** Finds a published product by the shop's own search. */
export function ProductPicker({ label, picked, onPick }: ProductPickerProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['product-picker', search],
    queryFn: () => adminApi(listProducts, { query: { search, limit: String(SHOWN) } }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
  const found = search.length > 1 && data ? data.products.filter(({ _id }) => !picked.has(_id)) : [];
  return (
    <div>
      <TextField
        label={label}
        type="search"
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className="sr-only" aria-live="polite">
        {search.length > 1 && data && `${found.length} found`}
      </p>
      <ul className="divide-y divide-rule">
        {found.map((product) => (
          <li key={product._id}>
            <button
              type="button"
              onClick={() => {
                onPick(product);
                setText('');
              }}
              className="grid min-h-12 w-full cursor-pointer grid-cols-[auto_auto_1fr_auto] items-center gap-3 py-1 text-left text-sm hover:bg-panel"
            >
              <Plus aria-hidden="true" className="size-5" strokeWidth={1.6} />
              <Thumbnail src={product.image[0]} size="small" />
              <span>
                <span className="sr-only">Add </span>
                {product.name}
              </span>
              <span className="tabular-nums">{formatPrice(product.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
