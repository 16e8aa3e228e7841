import { Button } from '@gulmohar/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { pickedQuery } from '../product-picker/picked.queries.ts';
import { ProductPicker } from '../product-picker/product-picker.tsx';

type PickedTargetProps = {
  /** Empty for none yet. */
  productId: string;
  onChange: (productId: string) => void;
  error: string | undefined;
};

/** The product that a link leads to. */
export function PickedTarget({ productId, onChange, error }: PickedTargetProps) {
  const { data } = useQuery(pickedQuery(productId ? [productId] : []));
  if (productId === '') {
    return (
      <div>
        <ProductPicker label="Which product" picked={new Set()} onPick={({ _id }) => onChange(_id)} />
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
