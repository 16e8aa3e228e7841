import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pickedQuery } from './picked.queries.ts';
import { PickedProducts } from './picked-products.tsx';

type ProductsFieldProps = {
  label: string;
  value: string[];
  max: number;
  error: string | undefined;
  onChange: (productIds: string[]) => void;
};

/** Products picked by hand; one that was deleted is left out with the next change. */
export function ProductsField({ label, value, max, error, onChange }: ProductsFieldProps) {
  const { data } = useQuery(pickedQuery(value));
  // Shows newly picked products before the server has returned their names.
  const [added, setAdded] = useState<PickedProduct[]>([]);
  const known = new Map([...added, ...(data?.products ?? [])].map((product) => [product.productId, product]));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <PickedProducts
        label={label}
        products={value.flatMap((id) => known.get(id) ?? [])}
        max={max}
        empty="No products are picked."
        onChange={(products) => {
          setAdded(products);
          onChange(products.map(({ productId }) => productId));
        }}
      />
      {error && <p className="text-sm text-problem">{error}</p>}
    </fieldset>
  );
}
