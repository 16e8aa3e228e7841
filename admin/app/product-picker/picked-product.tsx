import { Button } from '@gulmohar/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { pickedQuery } from './picked.queries.ts';
import { ProductPicker } from './product-picker.tsx';

type PickedProductProps = {
  label: string;
  /** Empty for none yet. */
  productId: string;
  onChange: (productId: string) => void;
  error: string | undefined;
};

/** One published product. */
export function PickedProduct({ label, productId, onChange, error }: PickedProductProps) {
  const { data } = useQuery(pickedQuery(productId ? [productId] : []));
  if (productId === '') {
    return (
      <div>
        <ProductPicker label={label} picked={new Set()} onPick={({ _id }) => onChange(_id)} />
        {error && <p className="text-sm text-problem">{error}</p>}
      </div>
    );
  }
  const name = data?.products.find((product) => product.productId === productId)?.name ?? productId;
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <span>{name}</span>
      <Button variant="quiet" onClick={() => onChange('')}>
        Another product
      </Button>
    </div>
  );
}
