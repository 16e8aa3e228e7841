import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import X from 'lucide-react/icons/x';
import { Badge } from '../components/badge.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';

type PickedProductRowProps = { product: PickedProduct; place: number; onRemove: () => void };

export function PickedProductRow({
  product: { name, picture, price, isPublished },
  place,
  onRemove,
}: PickedProductRowProps) {
  return (
    <div className="grid grid-cols-[1.25rem_3rem_1fr_auto] items-center gap-2 text-sm sm:gap-3">
      <span className="text-right text-muted tabular-nums">{place + 1}</span>
      <Thumbnail src={picture} />
      <p className="min-w-0">
        {name}
        <span className="block text-muted tabular-nums">{formatRupees(price)}</span>
        {!isPublished && <Badge>Not on sale</Badge>}
      </p>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
        className="grid size-11 cursor-pointer place-items-center"
      >
        <X aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </button>
    </div>
  );
}
