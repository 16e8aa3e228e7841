import { Picture } from '@gulmohar/ui/picture.tsx';
import { lazy, memo, Suspense, useState } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { messages as shopMessages } from '../messages.ts';
import { LatePicture } from '../page/late-picture.tsx';
import { Unbroken } from '../page/unbroken.tsx';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import { cardPicture } from '../product/card-picture.ts';
import { Price } from '../product/price.tsx';
import { stockState } from '../product/stock.rules.ts';
import { HeartButton } from '../wishlist/heart-button.tsx';
import { CardColours } from './card-colours.tsx';
import type { CardProduct } from './card-product.ts';
import { CardSizesLine } from './card-sizes-line.tsx';
import { productCardMessages as messages } from './product-card.messages.ts';
import { CardRating } from './rating.tsx';

const CardArrival = lazy(async () => ({ default: (await import('./card-arrival.tsx')).CardArrival }));

type ProductCardProps = {
  product: CardProduct;
  isFirst?: boolean;
  /** Far below the first view. */
  isLate?: boolean;
  linkId?: string | undefined;
  /**
   * For a list that restores its position; the picture then moves to the product page in a view transition.
   */
  onOpen?: ((productId: string) => void) | undefined;
};

/**
 * A product in a grid: the picture (on hover and focus a second one and the sizes), name, price and rating.
 * The whole card is one link. Memoised, because a tick in the filters renders the page before its new list
 * arrives.
 */
export const ProductCard = memo(function ProductCard({
  product,
  isFirst = false,
  isLate = false,
  linkId,
  onOpen,
}: ProductCardProps) {
  const path = paths.product(product._id);
  const cards = useShop()?.look.cards;
  const isTravelling = useViewTransitionState(path) && onOpen !== undefined;
  // The second picture is loaded when the card is first hovered or focused.
  const [isLookedAt, setLookedAt] = useState(false);
  return (
    <article
      className="card"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setLookedAt(true)}
      onFocus={() => setLookedAt(true)}
    >
      <CardPictures
        product={product}
        isFirst={isFirst}
        isLate={isLate}
        isTravelling={isTravelling}
        isLookedAt={isLookedAt && cards?.hasSecondPicture !== false}
      />
      <h3>
        <Link
          id={linkId}
          to={path}
          prefetch="intent"
          viewTransition={onOpen !== undefined}
          state={onOpen && { isFromCollection: true }}
          onClick={() => onOpen?.(product._id)}
          className="card-link"
          discover="none"
        >
          <Unbroken text={product.name} />
        </Link>
      </h3>
      <Price product={product} />
      {product.daysToMake && (
        <Suspense>
          <CardArrival daysToMake={product.daysToMake} />
        </Suspense>
      )}
      {product.offer && <p className="card-offer">{product.offer}</p>}
      {cards?.hasColours !== false && product.colours && <CardColours {...product.colours} />}
      {cards?.hasSizes !== false && product.sizes && product.units > 0 && <CardSizesLine {...product} />}
      <HeartButton productId={product._id} productName={product.name} />
    </article>
  );
});

type CardPicturesProps = {
  product: CardProduct;
  isFirst: boolean;
  isLate: boolean;
  isTravelling: boolean;
  isLookedAt: boolean;
};

function CardPictures({ product, isFirst, isLate, isTravelling, isLookedAt }: CardPicturesProps) {
  const WholePicture = isLate ? LatePicture : Picture;
  const [whole, second] = product.image;
  const note = stockNote(product.units);
  return (
    <div className={isTravelling ? 'card-pictures travelling-picture' : 'card-pictures'}>
      <WholePicture src={whole} alt="" {...cardPicture} isFirst={isFirst} />
      {isLookedAt && second && (
        <div className="card-second">
          <Picture src={second} alt="" {...cardPicture} />
        </div>
      )}
      <div className="card-notes">
        <CardRating product={product} />
        {note && <p className="card-note">{note}</p>}
      </div>
    </div>
  );
}

function stockNote(units: number): string | undefined {
  const state = stockState(units);
  if (state === 'out') return shopMessages.outOfStock;
  return state === 'low' ? messages.onlyFew(units) : undefined;
}
