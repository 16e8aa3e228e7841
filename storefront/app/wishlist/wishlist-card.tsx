import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { CrossIcon } from '@gulmohar/ui/icons.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { addRejection, quantityOf } from '../cart/cart.rules.ts';
import { useCart } from '../cart/cart-store.ts';
import { setCartLine } from '../cart/change-cart.ts';
import { messages as shopMessages } from '../messages.ts';
import { paths } from '../paths.ts';
import { cardPicture } from '../product/card-picture.ts';
import { Price } from '../product/price.tsx';
import { unitsLeft, unitsOf } from '../product/stock.rules.ts';
import { wishlistMessages as messages } from './wishlist.messages.ts';
import { removeWish } from './wishlist-actions.ts';

export function WishlistCard({ product }: { product: Product }) {
  const size = firstSize(product);
  const isSoldOut = unitsLeft(product) === 0;
  const [problem, setProblem] = useState<string>();

  function addToCart(): void {
    const { cartData } = useCart.getState();
    const rejection = addRejection(cartData, product, size);
    setProblem(rejection);
    if (rejection) {
      showToast('error', rejection, { isLong: true });
      return;
    }
    setCartLine({ productId: product._id, size, quantity: quantityOf(cartData, product._id, size) + 1 });
    showToast('success', shopMessages.addedToCart, { isLong: true });
  }

  return (
    <li className="relative flex flex-col">
      <Link to={paths.product(product._id)} tabIndex={-1} aria-hidden="true">
        <Picture src={product.image[0]} alt="" {...cardPicture} />
      </Link>
      <button
        type="button"
        aria-label={messages.remove(product.name)}
        onClick={() => removeWish(product._id)}
        className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center"
      >
        <span className="grid size-9 place-items-center rounded-full bg-ground text-ink hover:text-wish">
          <CrossIcon />
        </span>
      </button>
      <h2 className="mt-3 leading-snug">
        <Link to={paths.product(product._id)} className="hover:underline">
          {product.name}
        </Link>
      </h2>
      <Price product={product} />
      <p className="mb-3 min-h-5 grow text-sm text-muted">
        {isSoldOut ? messages.soldOut : size && messages.size(size)}
      </p>
      <p role="alert" className="text-sm text-problem">
        {problem}
      </p>
      <div className="grid gap-2 sm:grid-cols-[1fr_auto]">
        <Button className="px-2" disabled={isSoldOut} onClick={addToCart}>
          {messages.addToCart}
        </Button>
        <Link to={paths.product(product._id)} className={`${buttonClass('secondary')} sm:px-5`}>
          {messages.view}
        </Link>
      </div>
    </li>
  );
}

/** Returns the first available size, or else the first; null for a product without sizes. */
function firstSize(product: Product): string | null {
  if (!product.hasSize) return null;
  return product.sizes.find((size) => unitsOf(product, size) > 0) ?? product.sizes[0] ?? null;
}
