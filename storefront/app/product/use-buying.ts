import type { Product } from '@gulmohar/contract/product.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { buyNow } from '../cart/buy-now-store.ts';
import { obstacleToAdding, quantityOf } from '../cart/cart.rules.ts';
import { setCartLine, useCart } from '../cart/cart-store.ts';
import { messages as shopMessages } from '../messages.ts';
import { paths } from '../paths.ts';
import { liveStock } from './live-stock.ts';
import { productMessages as messages } from './product.messages.ts';
import { piecesOf } from './stock.rules.ts';

export type Buying = {
  /** With the stock of the last look at it. */
  product: Product;
  isAdded: boolean;
  closeAdded: () => void;
  addToCart: () => Promise<void>;
  buy: () => Promise<void>;
};

/** The two ways to buy. Each looks at the stock of this moment first; a second click meanwhile does nothing. */
export function useBuying(loaded: Product, size: string | null): Buying {
  const navigate = useNavigate();
  const [stock, setStock] = useState(loaded.stock);
  const [isAdded, setAdded] = useState(false);
  const isLooking = useRef(false);

  async function withLiveStock(go: (product: Product) => void): Promise<void> {
    if (isLooking.current) return;
    isLooking.current = true;
    const live = { ...loaded, stock: await liveStock(loaded) };
    isLooking.current = false;
    setStock(live.stock);
    if (piecesOf(live, size) > 0) go(live);
    else complain(size === null ? messages.outOfStockToast : messages.sizeOutOfStock);
  }

  async function addToCart(): Promise<void> {
    if (loaded.hasSize && size === null) {
      complain(shopMessages.selectSize);
      return;
    }
    await withLiveStock((product) => {
      const { cartData } = useCart.getState();
      const obstacle = obstacleToAdding(cartData, product, size);
      if (obstacle) {
        complain(obstacle);
        return;
      }
      try {
        setCartLine({ productId: product._id, size, quantity: quantityOf(cartData, product._id, size) + 1 });
      } catch (error) {
        complain(error instanceof Error && error.message ? error.message : messages.failedToAdd);
        return;
      }
      showToast('success', shopMessages.addedToCart, { isLong: true });
      setAdded(true);
    });
  }

  async function buy(): Promise<void> {
    if (loaded.hasSize && size === null) {
      complain(shopMessages.selectSizeToBuy);
      return;
    }
    await withLiveStock((product) => {
      buyNow({ productId: product._id, size, quantity: 1 });
      navigate(paths.placeOrder());
    });
  }

  return {
    product: { ...loaded, stock },
    isAdded,
    closeAdded: () => setAdded(false),
    addToCart,
    buy,
  };
}

function complain(message: string): void {
  showToast('error', message, { isLong: true });
}
