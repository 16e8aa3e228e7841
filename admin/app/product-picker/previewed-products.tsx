import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import X from 'lucide-react/icons/x';
import { Thumbnail } from '../components/thumbnail.tsx';
import { formatPrice } from './format-price.ts';

export function PreviewedProducts({
  products,
  onRemove,
}: {
  products: readonly Product[];
  onRemove: (productId: string) => void;
}) {
  if (products.length === 0) return null;
  return (
    <ul className="divide-y divide-rule border-y border-rule text-sm">
      {products.map(({ _id, name, price, image }) => (
        <li key={_id} className="grid grid-cols-[auto_1fr_auto_auto] items-center gap-2 py-1">
          <Thumbnail src={image[0]} size="small" />
          <span>{name}</span>
          <span className="tabular-nums">{formatPrice(price)}</span>
          <button
            type="button"
            aria-label={`Without ${name}`}
            onClick={() => onRemove(_id)}
            className="grid size-11 cursor-pointer place-items-center"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
