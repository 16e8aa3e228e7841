import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import { type AdminProductRow, listAdminProducts } from '@gulmohar/contract/admin/product-list.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { Badge } from '../components/badge.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { pickedQuery } from '../product-picker/picked.queries.ts';
import { ProductFinder } from '../product-picker/product-finder.tsx';

const SHOWN = 6;

type ExceptedProductsProps = {
  /** Product ids. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
};

type Product = Pick<PickedProduct, 'productId' | 'name' | 'picture' | 'isPublished'>;

/**
 * Picks products by name or SKU, whether or not they are on sale; a deleted one stays listed until it is
 * removed.
 */
export function ExceptedProducts({ value, onChange, error }: ExceptedProductsProps) {
  // Shows newly picked products before the server has returned their names.
  const [added, setAdded] = useState<readonly Product[]>([]);
  const { data, isPlaceholderData } = useQuery(pickedQuery(value));
  const products = new Map([...added, ...(data?.products ?? [])].map((one) => [one.productId, one]));
  const areNamesLoaded = data !== undefined && !isPlaceholderData;

  function pick(product: AdminProductRow): void {
    const { productId, name, picture, state } = product;
    setAdded([...added, { productId, name, picture, isPublished: state === 'published' }]);
    onChange([...value, productId]);
  }

  return (
    <div>
      <ProductFinder
        label="Single products"
        hint="By words from the name, or by SKU"
        way="all"
        picked={new Set(value)}
        find={async (q) => (await adminApi(listAdminProducts, { query: { q } })).products.slice(0, SHOWN)}
        show={({ productId: id, name, picture, price }) => ({
          id,
          name,
          picture,
          price: formatRupees(price),
        })}
        onPick={pick}
      />
      <p role="alert" className="text-sm text-problem">
        {error}
      </p>
      <ul aria-label="Excepted products" className="divide-y divide-rule border-y border-rule empty:hidden">
        {value.map((id) => (
          <Excepted
            key={id}
            id={id}
            product={products.get(id)}
            areNamesLoaded={areNamesLoaded}
            onRemove={() => onChange(value.filter((one) => one !== id))}
          />
        ))}
      </ul>
    </div>
  );
}

type ExceptedProps = {
  id: string;
  /** undefined: not loaded yet, or deleted. */
  product: Product | undefined;
  /** Whether the names were loaded. */
  areNamesLoaded: boolean;
  onRemove: () => void;
};

function Excepted({ id, product, areNamesLoaded, onRemove }: ExceptedProps) {
  const name = product?.name ?? (areNamesLoaded ? 'A deleted product' : 'Loading …');
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-center gap-3 py-2 text-sm">
      <Thumbnail src={product?.picture} />
      <p className="min-w-0">
        {name}
        {!product && <span className="block wrap-anywhere text-muted">{id}</span>}
        {product && !product.isPublished && (
          <span className="block">
            <Badge>Not on sale</Badge>
          </span>
        )}
      </p>
      <button
        type="button"
        aria-label={`Remove ${product?.name ?? id}`}
        onClick={onRemove}
        className="grid size-11 cursor-pointer place-items-center"
      >
        <X aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </button>
    </li>
  );
}
