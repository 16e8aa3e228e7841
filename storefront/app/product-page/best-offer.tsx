import { inRupeeSign } from '../product/price.tsx';
import type { Offer } from './find-offer.ts';
import { productMessages as messages } from './product.messages.ts';

export function BestOffer({
  offer: { code, description, discountAmount, eligible, reason },
}: {
  offer: Offer;
}) {
  const saving = discountAmount > 0 ? inRupeeSign(discountAmount) : '';
  return (
    <p className="mt-3 text-sm">
      <span className="text-success">{messages.bestOffer(eligible ? saving : '')}</span>{' '}
      <span className="border border-dashed border-muted px-1 font-semibold tracking-wider">{code}</span>{' '}
      <span className="text-muted">{eligible ? description : `${description}. ${reason}`}</span>
    </p>
  );
}
