import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { moved, OrderedRows } from '../form/ordered-rows.tsx';
import { PickedProductRow } from './picked-product-row.tsx';
import { ProductPicker } from './product-picker.tsx';

type PickedProductsProps = {
  label: string;
  products: readonly PickedProduct[];
  max: number;
  /** The text shown when none are picked. */
  empty: string;
  /** Ids that are not offered even though they are not picked. */
  without?: readonly string[];
  /** Where a newly picked product is added. */
  addAt?: 'start' | 'end';
  onChange: (products: PickedProduct[]) => void;
};

/** Products picked by hand, in an order that matters. */
export function PickedProducts({
  label,
  products,
  max,
  empty,
  without = [],
  addAt = 'end',
  onChange,
}: PickedProductsProps) {
  return (
    <div className="grid gap-6">
      {products.length < max && (
        <ProductPicker
          label="Add a product"
          picked={new Set([...without, ...products.map(({ productId }) => productId)])}
          onPick={(product) =>
            onChange(addAt === 'start' ? [asPicked(product), ...products] : [...products, asPicked(product)])
          }
        />
      )}
      {products.length === 0 && <p className="text-muted">{empty}</p>}
      <OrderedRows
        label={label}
        items={products}
        keyOf={({ productId }) => productId}
        nameOf={({ name }) => name}
        onMove={(from, to) => onChange(moved(products, from, to))}
        isTall
      >
        {(product, place) => (
          <PickedProductRow
            product={product}
            place={place}
            onRemove={() => onChange(products.toSpliced(place, 1))}
          />
        )}
      </OrderedRows>
    </div>
  );
}

function asPicked({ _id, name, image, price }: Product): PickedProduct {
  return {
    productId: _id,
    name,
    picture: image[0] ?? null,
    price: rupeesToPaise(price) ?? 0,
    isPublished: true,
  };
}
