import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { inRupeeSign } from '../product/price.tsx';
import { promotionMessages } from '../promotion/promotion.messages.ts';
import type { Offer } from './find-offer.ts';
import { productMessages as messages } from './product.messages.ts';

type BestOfferProps = { promotions: Product['promotions']; offer: Offer | undefined };

/** What applies by itself, then the coupon that saves most. */
export function BestOffer({ promotions = [], offer }: BestOfferProps) {
  return (
    <>
      {promotions.map(({ title, summary }) => (
        <p key={title} className="mt-3 text-sm">
          <span className="text-success">{title}</span>
          {' · '}
          <span className="text-muted">
            {summary !== title && `${summary}. `}
            {promotionMessages.appliesByItself}
          </span>
        </p>
      ))}
      {offer && <BestCoupon offer={offer} />}
    </>
  );
}

function BestCoupon({ offer: { code, description, discountAmount, eligible, reason } }: { offer: Offer }) {
  const saving = discountAmount > 0 ? inRupeeSign(discountAmount) : '';
  return (
    <p className="mt-3 text-sm">
      <span className="text-success">{messages.bestOffer(eligible ? saving : '')}</span>{' '}
      <span className="border border-dashed border-muted px-1 font-semibold tracking-wider">{code}</span>{' '}
      <span className="text-muted">{eligible ? description : `${description}. ${reason}`}</span>
    </p>
  );
}
