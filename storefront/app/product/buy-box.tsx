import type { Product } from '@gulmohar/contract/product.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { buyNow } from '../cart/buy-now-store.ts';
import { obstacleToAdding, quantityOf } from '../cart/cart.rules.ts';
import { setCartLine, useCart } from '../cart/cart-store.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { AddedDialog } from './added-dialog.tsx';
import { SizePicker } from './size-picker.tsx';
import { piecesLeft, piecesOf } from './stock.rules.ts';
import { StockNote } from './stock-note.tsx';

type BuyBoxProps = { product: Product; size: string | null; onSize: (size: string) => void };

/** Size, stock and the two ways to buy; on a phone the buttons stay at the foot of the screen. */
export function BuyBox({ product, size, onSize }: BuyBoxProps) {
  const cartData = useCart((cart) => cart.cartData);
  const navigate = useNavigate();
  const [isAdded, setAdded] = useState(false);
  const isSoldOut = piecesLeft(product) === 0;

  function complain(message: string): void {
    showToast('error', message, { isLong: true });
  }

  function addToCart(): void {
    const obstacle = obstacleToAdding(cartData, product, size);
    if (obstacle) {
      complain(obstacle);
      return;
    }
    setCartLine({ productId: product._id, size, quantity: quantityOf(cartData, product._id, size) + 1 });
    showToast('success', messages.addedToCart, { isLong: true });
    setAdded(true);
  }

  function buy(): void {
    if (product.hasSize && size === null) {
      complain(messages.selectSizeToBuy);
      return;
    }
    if (piecesOf(product, size) <= 0) {
      complain(messages.outOfStock);
      return;
    }
    buyNow({ productId: product._id, size, quantity: 1 });
    navigate(paths.placeOrder());
  }

  return (
    <>
      {product.hasSize ? (
        <SizePicker product={product} chosen={size} onChoose={onSize} />
      ) : (
        <div className="mt-6">
          <StockNote pieces={piecesLeft(product)} />
        </div>
      )}
      <div className="sticky bottom-0 z-30 -mx-4 mt-6 grid grid-cols-2 gap-3 border-t border-rule bg-ground p-4 md:static md:mx-0 md:border-0 md:p-0">
        <Button look="secondary" className="px-2" disabled={isSoldOut} onClick={addToCart}>
          ADD TO CART
        </Button>
        <Button className="px-2" disabled={isSoldOut} onClick={buy}>
          BUY NOW
        </Button>
      </div>
      <AddedDialog product={product} size={size} isOpen={isAdded} onClose={() => setAdded(false)} />
    </>
  );
}
