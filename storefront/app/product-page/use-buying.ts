import type { StockHold } from '@gulmohar/contract/accounts/alert.ts';
import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { buyNow } from '../cart/buy-now-store.ts';
import { addRejection, quantityOf } from '../cart/cart.rules.ts';
import { useCart } from '../cart/cart-store.ts';
import { setCartLine } from '../cart/change-cart.ts';
import { useStockLevels } from '../cart/follow-stock.ts';
import { messages as shopMessages } from '../messages.ts';
import { paths } from '../paths.ts';
import { isWithdrawn, liveStock } from '../product/live-stock.ts';
import { unitsOf } from '../product/stock.rules.ts';
import { noteStep } from '../visit/note-step.ts';
import { productMessages as messages } from './product.messages.ts';
import { useHeldUnits } from './use-held-units.ts';

export type Buying = {
  /** The product with its last known stock. */
  product: Product;
  /** Units that are held for the shopper. */
  holds: StockHold[];
  isAdded: boolean;
  closeAdded: () => void;
  addToCart: () => Promise<void>;
  buy: () => Promise<void>;
};

/**
 * ADD TO CART and BUY NOW. Each first loads the current stock; a second click in the meantime is ignored.
 * @param onProblem called with the reason after the toast, and with undefined once there is none any more
 */
export function useBuying(
  loaded: Product,
  size: string | null,
  onProblem: (problem: string | undefined) => void,
): Buying {
  const navigate = useNavigate();
  const [stock, setStock] = useState(loaded.stock);
  const [isAdded, setAdded] = useState(false);
  const isLooking = useRef(false);
  const productId = loaded._id;
  const holds = useHeldUnits(loaded, setStock);

  // The stock of products in the cart is refreshed on every page.
  useEffect(
    () => useStockLevels.subscribe(({ levels }) => levels[productId] && setStock(levels[productId].stock)),
    [productId],
  );

  async function withLiveStock(go: (product: Product) => void): Promise<void> {
    if (isLooking.current) return;
    isLooking.current = true;
    const live = { ...loaded, stock: await liveStock(loaded) };
    const isUnavailable = unitsOf(live, size) <= 0;
    const isNotFound = isUnavailable && (await isWithdrawn(loaded));
    isLooking.current = false;
    setStock(live.stock);
    onProblem(undefined);
    if (!isUnavailable) return go(live);
    const reason = size === null ? messages.outOfStockToast : messages.sizeOutOfStock;
    const problem = isNotFound ? shopMessages.productNotFound : reason;
    showToast('critical', problem, { isLong: true });
    onProblem(problem);
  }

  function isSizeMissing(message: string): boolean {
    if (!loaded.hasSize || size !== null) return false;
    showToast('error', message, { isLong: true });
    onProblem(shopMessages.selectProductSize);
    return true;
  }

  function complain(message: string): void {
    showToast('error', message, { isLong: true });
    onProblem(message);
  }

  async function addToCart(): Promise<void> {
    if (isSizeMissing(shopMessages.selectSize)) return;
    await withLiveStock((product) => {
      const { cartData } = useCart.getState();
      const rejection = addRejection(cartData, product, size);
      if (rejection) {
        complain(rejection);
        return;
      }
      try {
        setCartLine({ productId, size, quantity: quantityOf(cartData, productId, size) + 1 });
      } catch (error) {
        complain(error instanceof Error && error.message ? error.message : messages.failedToAdd);
        return;
      }
      noteStep({ kind: 'added', productId, size });
      showToast('success', shopMessages.addedToCart, { isLong: true });
      setAdded(true);
    });
  }

  async function buy(): Promise<void> {
    if (isSizeMissing(shopMessages.selectSizeToBuy)) return;
    await withLiveStock((product) => {
      buyNow(product, size);
      noteStep({ kind: 'added', productId, size });
      navigate(paths.placeOrder());
    });
  }

  return {
    product: { ...loaded, stock },
    holds,
    isAdded,
    closeAdded: () => setAdded(false),
    addToCart,
    buy,
  };
}
